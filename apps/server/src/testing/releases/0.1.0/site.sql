--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: notify_content_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.notify_content_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$begin perform pg_notify('content_changed', ''); return null; end$$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: audit_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_entries (
    id integer NOT NULL,
    at text NOT NULL COLLATE pg_catalog."C",
    actor_id integer,
    actor_name text NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    subject_id integer,
    action text NOT NULL COLLATE pg_catalog."C",
    details text NOT NULL
);


--
-- Name: audit_entries_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.audit_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: daily_quotes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.daily_quotes (
    day text NOT NULL COLLATE pg_catalog."C",
    quote_id integer NOT NULL
);


--
-- Name: holy_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.holy_days (
    id integer NOT NULL,
    name text NOT NULL COLLATE pg_catalog."C",
    date text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    version integer DEFAULT 1 NOT NULL
);


--
-- Name: holy_days_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.holy_days ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.holy_days_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: installation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.installation (
    key text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: login_attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.login_attempts (
    account text NOT NULL COLLATE pg_catalog."C",
    address text NOT NULL COLLATE pg_catalog."C",
    window_ends_at text NOT NULL COLLATE pg_catalog."C",
    attempts integer NOT NULL,
    last_attempt_at text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: quotes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.quotes (
    id integer NOT NULL,
    text text NOT NULL,
    source text NOT NULL,
    display_date text COLLATE pg_catalog."C",
    reference_url text,
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    version integer DEFAULT 1 NOT NULL
);


--
-- Name: quotes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.quotes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.quotes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    user_id integer NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: social_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.social_links (
    id integer NOT NULL,
    platform text NOT NULL,
    url text NOT NULL,
    sort_order integer NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT social_links_sort_order_check CHECK ((sort_order >= 0))
);


--
-- Name: social_links_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.social_links ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.social_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id integer NOT NULL,
    username text NOT NULL COLLATE pg_catalog."C",
    username_key text NOT NULL COLLATE pg_catalog."C",
    password_hash text NOT NULL,
    role text NOT NULL,
    last_modified text NOT NULL COLLATE pg_catalog."C",
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['Admin'::text, 'Master Admin'::text])))
);


--
-- Name: users_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Data for Name: audit_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_entries OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 20, 'created', '{"values":{"text":"Shown on a day that has passed","source":"Somebody","displayDate":"2026-03-05","referenceUrl":"https://example.org/past"}}'),
	(2, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 21, 'created', '{"values":{"text":"Shown on the day on which the site is left","source":"Somebody","displayDate":"2026-03-21","referenceUrl":null}}'),
	(3, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 22, 'created', '{"values":{"text":"To come, with a link","source":"Somebody","displayDate":"2026-04-09","referenceUrl":"https://example.org/?a=1&b=%F0%9F%8C%9F#c"}}'),
	(4, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 23, 'created', '{"values":{"text":"Emoji 🌟👩‍👩‍👧 and beyond: 𝒳","source":"Somebody","displayDate":"2026-04-10","referenceUrl":null}}'),
	(5, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 24, 'created', '{"values":{"text":"من أراد أن يعرف — از راست به چپ، می‌خواهم","source":"نویسنده","displayDate":"2026-04-11","referenceUrl":null}}'),
	(6, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 25, 'created', '{"values":{"text":"Three\nlines,\n\tthe last one with a tab","source":"Somebody","displayDate":"2026-04-12","referenceUrl":null}}'),
	(7, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 26, 'created', '{"values":{"text":"''single'' \"double\" `back` \\ \\n % _ $1 ? ; --","source":"Somebody","displayDate":null,"referenceUrl":null}}'),
	(8, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 27, 'created', '{"values":{"text":"<p>With <b>markup</b>, a < b &amp; so on</p><script>gone()</script>","source":"Somebody","displayDate":null,"referenceUrl":null}}'),
	(9, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 28, 'created', '{"values":{"text":"=SUM(A1:A2)","source":"@somebody","displayDate":null,"referenceUrl":null}}'),
	(10, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 29, 'created', '{"values":{"text":"Zoë, ʻAẓamat, Ḥaẓírat","source":"Somebody","displayDate":null,"referenceUrl":"https://example.org/?q=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"}}'),
	(11, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 30, 'created', '{"values":{"text":"𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳…","source":"光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光…","displayDate":"2026-05-01","referenceUrl":null}}'),
	(12, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', NULL, 'uploaded', '{"count":4,"file":"quotes – März.csv"}'),
	(13, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 35, 'created', '{"values":{"text":"Befor the edit","source":"Somebody","displayDate":"2026-07-01","referenceUrl":null}}'),
	(14, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 35, 'updated', '{"name":"Befor the edit","fields":[{"field":"text","before":"Befor the edit","after":"After the edit"},{"field":"displayDate","before":"2026-07-01","after":"2026-07-02"},{"field":"referenceUrl","before":null,"after":"https://example.org/edited"}]}'),
	(15, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 36, 'created', '{"values":{"text":"Deleted alone","source":"Somebody","displayDate":null,"referenceUrl":null}}'),
	(16, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 37, 'created', '{"values":{"text":"Deleted with another","source":"Somebody","displayDate":"2026-07-03","referenceUrl":null}}'),
	(17, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 38, 'created', '{"values":{"text":"The other one","source":"Somebody","displayDate":null,"referenceUrl":null}}'),
	(18, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 36, 'deleted', '{"values":{"text":"Deleted alone","source":"Somebody","displayDate":null,"referenceUrl":null}}'),
	(19, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', NULL, 'deleted-several', '{"count":2}'),
	(20, '2026-03-06T09:00:00.000Z', 1, 'founder', 'holy-day', 34, 'created', '{"values":{"name":"Fest","date":"2026-12-30"}}'),
	(21, '2026-03-06T09:00:00.000Z', 1, 'founder', 'holy-day', 34, 'updated', '{"name":"Fest","fields":[{"field":"name","before":"Fest","after":"Ours — ‘Abdu’l-Bahá 🌹"},{"field":"date","before":"2026-12-30","after":"2026-12-31"}]}'),
	(22, '2026-03-06T09:00:00.000Z', 1, 'founder', 'holy-day', 35, 'created', '{"values":{"name":"Deleted","date":"2026-11-11"}}'),
	(23, '2026-03-06T09:00:00.000Z', 1, 'founder', 'holy-day', 35, 'deleted', '{"values":{"name":"Deleted","date":"2026-11-11"}}'),
	(24, '2026-03-06T09:00:00.000Z', 1, 'founder', 'holy-day', 36, 'created', '{"values":{"name":"節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節","date":"2027-01-01"}}'),
	(25, '2026-03-06T09:00:00.000Z', 1, 'founder', 'holy-day', NULL, 'added-from-calendar', '{"count":11,"year":186}'),
	(26, '2026-03-06T09:00:00.000Z', 1, 'founder', 'social-link', 1, 'created', '{"values":{"platform":"Instagram","url":"https://example.org/friends","order":1}}'),
	(27, '2026-03-06T09:00:00.000Z', 1, 'founder', 'social-link', 1, 'updated', '{"name":"Instagram","fields":[{"field":"url","before":"https://example.org/friends","after":"https://example.org/?q=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"},{"field":"order","before":1,"after":0}]}'),
	(28, '2026-03-06T09:00:00.000Z', 1, 'founder', 'social-link', 2, 'created', '{"values":{"platform":"YouTube","url":"https://example.org/friends","order":2147483647}}'),
	(29, '2026-03-06T09:00:00.000Z', 1, 'founder', 'social-link', 3, 'created', '{"values":{"platform":"Our own network ✨","url":"https://example.org/friends","order":5}}'),
	(30, '2026-03-06T09:00:00.000Z', 1, 'founder', 'social-link', 4, 'created', '{"values":{"platform":"Facebook","url":"https://example.org/friends","order":3}}'),
	(31, '2026-03-06T09:00:00.000Z', 1, 'founder', 'social-link', 4, 'deleted', '{"values":{"platform":"Facebook","url":"https://example.org/friends","order":3}}'),
	(32, '2026-03-06T09:00:00.000Z', 1, 'founder', 'user', 2, 'created', '{"values":{"username":"carla","role":"Admin"}}'),
	(33, '2026-03-06T09:00:00.000Z', 1, 'founder', 'user', 2, 'updated', '{"name":"carla","fields":[{"field":"username","before":"carla","after":"Carla Müller"}]}'),
	(34, '2026-03-06T09:00:00.000Z', 1, 'founder', 'user', 2, 'password-reset', '{"name":"Carla Müller"}'),
	(35, '2026-03-06T09:00:00.000Z', 1, 'founder', 'user', 3, 'created', '{"values":{"username":"Νίκος","role":"Admin"}}'),
	(36, '2026-03-06T09:00:00.000Z', 3, 'Νίκος', 'user', 3, 'password-reset', '{"name":"Νίκος"}'),
	(37, '2026-03-06T09:00:00.000Z', 1, 'founder', 'user', 4, 'created', '{"values":{"username":"gone","role":"Admin"}}'),
	(38, '2026-03-06T09:00:00.000Z', 1, 'founder', 'user', 4, 'deleted', '{"values":{"username":"gone","role":"Admin"}}'),
	(39, '2026-03-06T09:00:00.000Z', 1, 'founder', 'user', 5, 'created', '{"values":{"username":"علی","role":"Admin"}}'),
	(40, '2026-03-06T09:00:00.000Z', 1, 'founder', 'user', 6, 'created', '{"values":{"username":"Táhirih","role":"Admin"}}'),
	(41, '2026-03-06T09:00:00.000Z', 1, 'founder', 'user', 6, 'role-transferred', '{"from":"founder","to":"Táhirih"}'),
	(42, '2026-03-06T09:00:00.000Z', NULL, 'command line', 'user', 1, 'password-reset', '{"name":"founder"}');


--
-- Data for Name: daily_quotes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.daily_quotes VALUES
	('2026-03-01', 1),
	('2026-03-02', 2),
	('2026-03-03', 3),
	('2026-03-04', 4),
	('2026-03-06', 5),
	('2026-03-07', 6),
	('2026-03-08', 7),
	('2026-03-09', 8),
	('2026-03-10', 9),
	('2026-03-11', 10),
	('2026-03-12', 11),
	('2026-03-13', 12),
	('2026-03-14', 13),
	('2026-03-15', 14),
	('2026-03-16', 15),
	('2026-03-17', 16),
	('2026-03-18', 17),
	('2026-03-19', 18),
	('2026-03-20', 19);


--
-- Data for Name: holy_days; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.holy_days OVERRIDING SYSTEM VALUE VALUES
	(1, 'Naw-Rúz', '2025-03-20', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(2, 'First day of Riḍván', '2025-04-20', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(3, 'Ninth day of Riḍván', '2025-04-28', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(4, 'Twelfth day of Riḍván', '2025-05-01', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(5, 'Declaration of the Báb', '2025-05-23', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(6, 'Ascension of Bahá’u’lláh', '2025-05-28', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(7, 'Martyrdom of the Báb', '2025-07-09', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(8, 'Birth of the Báb', '2025-10-22', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(9, 'Birth of Bahá’u’lláh', '2025-10-23', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(10, 'Day of the Covenant', '2025-11-25', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(11, 'Ascension of ‘Abdu’l-Bahá', '2025-11-27', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(12, 'Naw-Rúz', '2026-03-21', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(13, 'First day of Riḍván', '2026-04-21', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(14, 'Ninth day of Riḍván', '2026-04-29', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(15, 'Twelfth day of Riḍván', '2026-05-02', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(16, 'Declaration of the Báb', '2026-05-24', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(17, 'Ascension of Bahá’u’lláh', '2026-05-29', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(18, 'Martyrdom of the Báb', '2026-07-10', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(19, 'Birth of the Báb', '2026-11-10', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(20, 'Birth of Bahá’u’lláh', '2026-11-11', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(21, 'Day of the Covenant', '2026-11-26', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(22, 'Ascension of ‘Abdu’l-Bahá', '2026-11-28', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(23, 'Naw-Rúz', '2027-03-21', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(24, 'First day of Riḍván', '2027-04-21', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(25, 'Ninth day of Riḍván', '2027-04-29', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(26, 'Twelfth day of Riḍván', '2027-05-02', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(27, 'Declaration of the Báb', '2027-05-24', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(28, 'Ascension of Bahá’u’lláh', '2027-05-29', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(29, 'Martyrdom of the Báb', '2027-07-10', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(30, 'Birth of the Báb', '2027-10-30', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(31, 'Birth of Bahá’u’lláh', '2027-10-31', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(32, 'Day of the Covenant', '2027-11-26', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(33, 'Ascension of ‘Abdu’l-Bahá', '2027-11-28', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(34, 'Ours — ‘Abdu’l-Bahá 🌹', '2026-12-31', '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 2),
	(36, '節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節節', '2027-01-01', '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1),
	(37, 'Naw-Rúz', '2029-03-20', '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1),
	(38, 'First day of Riḍván', '2029-04-20', '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1),
	(39, 'Ninth day of Riḍván', '2029-04-28', '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1),
	(40, 'Twelfth day of Riḍván', '2029-05-01', '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1),
	(41, 'Declaration of the Báb', '2029-05-23', '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1),
	(42, 'Ascension of Bahá’u’lláh', '2029-05-28', '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1),
	(43, 'Martyrdom of the Báb', '2029-07-09', '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1),
	(44, 'Birth of the Báb', '2029-11-07', '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1),
	(45, 'Birth of Bahá’u’lláh', '2029-11-08', '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1),
	(46, 'Day of the Covenant', '2029-11-25', '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1),
	(47, 'Ascension of ‘Abdu’l-Bahá', '2029-11-27', '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1);


--
-- Data for Name: installation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installation VALUES
	('starter-content', '2026-03-01'),
	('csrf-key', 'Ibve3vdZQTFAFms0IEmTj0SJv-E-cqz7NrkPKCWsjJU');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES
	('0001-public-content', '2026-11-22T01:29:49.490Z'),
	('0002-users-and-sessions', '2026-11-22T01:29:49.495Z'),
	('0003-audit-trail', '2026-11-22T01:29:49.497Z'),
	('0004-content-notices', '2026-11-22T01:29:49.500Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);


--
-- Data for Name: login_attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.login_attempts VALUES
	('táhirih', '2001:db8:0:1::/64', '2026-03-21T12:15:00.000Z', 1, '2026-03-21T12:00:00.000Z'),
	('nobody', '192.0.2.66', '2026-03-21T12:15:00.000Z', 1, '2026-03-21T12:00:00.000Z');


--
-- Data for Name: quotes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.quotes OVERRIDING SYSTEM VALUE VALUES
	(1, 'O SON OF SPIRIT! My first counsel is this: Possess a pure, kindly and radiant heart, that thine may be a sovereignty ancient, imperishable and everlasting.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 1', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(2, 'O SON OF SPIRIT! The best beloved of all things in My sight is Justice; turn not away therefrom if thou desirest Me, and neglect it not that I may confide in thee. By its aid thou shalt see with thine own eyes and not through the eyes of others, and shalt know of thine own knowledge and not through the knowledge of thy neighbor. Ponder this in thy heart; how it behooveth thee to be. Verily justice is My gift to thee and the sign of My loving-kindness. Set it then before thine eyes.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 2', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(3, 'O SON OF MAN! Veiled in My immemorial being and in the ancient eternity of My essence, I knew My love for thee; therefore I created thee, have engraved on thee Mine image and revealed to thee My beauty.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 3', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(4, 'O SON OF MAN! I loved thy creation, hence I created thee. Wherefore, do thou love Me, that I may name thy name and fill thy soul with the spirit of life.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 4', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(5, 'O SON OF BEING! Love Me, that I may love thee. If thou lovest Me not, My love can in no wise reach thee. Know this, O servant.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 5', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(6, 'O SON OF BEING! Thy Paradise is My love; thy heavenly home, reunion with Me. Enter therein and tarry not. This is that which hath been destined for thee in Our kingdom above and Our exalted dominion.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 6', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(7, 'O SON OF BEING! My love is My stronghold; he that entereth therein is safe and secure, and he that turneth away shall surely stray and perish.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 9', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(8, 'O SON OF UTTERANCE! Thou art My stronghold; enter therein that thou mayest abide in safety. My love is in thee, know it, that thou mayest find Me near unto thee.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 10', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(9, 'O SON OF BEING! Thou art My lamp and My light is in thee. Get thou from it thy radiance and seek none other than Me. For I have created thee rich and have bountifully shed My favor upon thee.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 11', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(10, 'O SON OF BEING! With the hands of power I made thee and with the fingers of strength I created thee; and within thee have I placed the essence of My light. Be thou content with it and seek naught else, for My work is perfect and My command is binding. Question it not, nor have a doubt thereof.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 12', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(11, 'O SON OF SPIRIT! I created thee rich, why dost thou bring thyself down to poverty? Noble I made thee, wherewith dost thou abase thyself? Out of the essence of knowledge I gave thee being, why seekest thou enlightenment from anyone beside Me? Out of the clay of love I molded thee, how dost thou busy thyself with another? Turn thy sight unto thyself, that thou mayest find Me standing within thee, mighty, powerful and self-subsisting.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 13', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(12, 'O SON OF MAN! Thou art My dominion and My dominion perisheth not; wherefore fearest thou thy perishing? Thou art My light and My light shall never be extinguished; why dost thou dread extinction? Thou art My glory and My glory fadeth not; thou art My robe and My robe shall never be outworn. Abide then in thy love for Me, that thou mayest find Me in the realm of glory.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 14', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(13, 'O SON OF LIGHT! Forget all save Me and commune with My spirit. This is of the essence of My command, therefore turn unto it.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 16', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(14, 'O SON OF THE WONDROUS VISION! I have breathed within thee a breath of My own Spirit, that thou mayest be My lover. Why hast thou forsaken Me and sought a beloved other than Me?', 'Bahá’u’lláh, The Hidden Words, Arabic no. 19', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(15, 'O SON OF SPIRIT! My claim on thee is great, it cannot be forgotten. My grace to thee is plenteous, it cannot be veiled. My love has made in thee its home, it cannot be concealed. My light is manifest to thee, it cannot be obscured.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 20', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(16, 'O SON OF SPIRIT! Noble have I created thee, yet thou hast abased thyself. Rise then unto that for which thou wast created.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 22', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(17, 'O SON OF BEING! Ascribe not to any soul that which thou wouldst not have ascribed to thee, and say not that which thou doest not. This is My command unto thee, do thou observe it.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 29', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(18, 'O SON OF MAN! Deny not My servant should he ask anything from thee, for his face is My face; be then abashed before Me.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 30', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(19, 'O SON OF BEING! Bring thyself to account each day ere thou art summoned to a reckoning; for death, unheralded, shall come upon thee and thou shalt be called to give account for thy deeds.', 'Bahá’u’lláh, The Hidden Words, Arabic no. 31', NULL, 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 1),
	(20, 'Shown on a day that has passed', 'Somebody', '2026-03-05', 'https://example.org/past', '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(21, 'Shown on the day on which the site is left', 'Somebody', '2026-03-21', NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(22, 'To come, with a link', 'Somebody', '2026-04-09', 'https://example.org/?a=1&b=%F0%9F%8C%9F#c', '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(23, 'Emoji 🌟👩‍👩‍👧 and beyond: 𝒳', 'Somebody', '2026-04-10', NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(24, 'من أراد أن يعرف — از راست به چپ، می‌خواهم', 'نویسنده', '2026-04-11', NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(25, 'Three
lines,
	the last one with a tab', 'Somebody', '2026-04-12', NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(26, '''single'' "double" `back` \ \n % _ $1 ? ; --', 'Somebody', NULL, NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(27, '<p>With <b>markup</b>, a < b &amp; so on</p><script>gone()</script>', 'Somebody', NULL, NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(28, '=SUM(A1:A2)', '@somebody', NULL, NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(29, 'Zoë, ʻAẓamat, Ḥaẓírat', 'Somebody', NULL, 'https://example.org/?q=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(30, '𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', '光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光光', '2026-05-01', NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(31, 'The first of three on one date', 'From a file', '2026-06-01', NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(32, 'The second of three on one date', 'From a file', '2026-06-01', 'https://example.org/two', '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(33, 'The third of three on one date', 'From a file', '2026-06-01', NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(34, 'Without a date', 'From a file', NULL, NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(35, 'After the edit', 'Somebody', '2026-07-02', 'https://example.org/edited', '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 2);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('0eee3f1d505be1f77ea5451004cedbe91a37ed7ad1c79464072be5a26cfc2cfc', 3, '2026-03-06T09:00:00.000Z', '2026-03-20T09:00:00.000Z'),
	('6b2a2fab74016d21669cf51eea5b19beae460bafc1a6f5cfff7183f73c6031f6', 2, '2026-03-06T09:00:00.000Z', '2026-03-20T09:00:00.000Z'),
	('67381f7e83a310aef69d9072816c1bfa892708f60894ccd13598a1871a4f8dfa', 6, '2026-03-15T09:00:00.000Z', '2026-04-04T12:00:00.000Z');


--
-- Data for Name: social_links; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.social_links OVERRIDING SYSTEM VALUE VALUES
	(1, 'Instagram', 'https://example.org/?q=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 0, '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 2),
	(2, 'YouTube', 'https://example.org/friends', 2147483647, '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1),
	(3, 'Our own network ✨', 'https://example.org/friends', 5, '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES
	(2, 'Carla Müller', 'carla müller', '$argon2id$v=19$m=19456,t=2,p=1$Ig2y5UtR9OSLEqOK/NmSCQ$qZ2apeCKWBsd8zTbaTCOjAWxBdjYw1rZEG8MRWK4gsU', 'Admin', '2026-03-06T09:00:00.000Z', 3),
	(3, 'Νίκος', 'νίκος', '$argon2id$v=19$m=19456,t=2,p=1$CIE3SqSgYPpUAAGAu9LUVg$0/c3UincGGGjLjr/Oh53bqC1/rZTWz+odLcQCb8wD+c', 'Admin', '2026-03-06T09:00:00.000Z', 2),
	(5, 'علی', 'علی', '$argon2id$v=19$m=19456,t=2,p=1$AQCyV+eJIihqM75lvu9BwA$u+tM6RhnyCa5RJhh2d2pccI3ZzXApPcjD5Ui75Jx4fI', 'Admin', '2026-03-06T09:00:00.000Z', 1),
	(6, 'Táhirih', 'táhirih', '$argon2id$v=19$m=19456,t=2,p=1$yfEiN2sFZKPVJ8pyiO8lNQ$cVVk7lSDFNF4wKxKShpalk0UZVUxRnhu/4m/B+cRb2A', 'Master Admin', '2026-03-06T09:00:00.000Z', 2),
	(1, 'founder', 'founder', '$argon2id$v=19$m=19456,t=2,p=1$NNWOjsLKuCZbBl+2Aa86xQ$jF7z0OIvKziehVoiUa1qfWWlVOxAE7O33PI5NNMBwQ8', 'Admin', '2026-03-06T09:00:00.000Z', 3);


--
-- Name: audit_entries_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_entries_id_seq', 42, true);


--
-- Name: holy_days_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.holy_days_id_seq', 47, true);


--
-- Name: quotes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.quotes_id_seq', 38, true);


--
-- Name: social_links_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.social_links_id_seq', 4, true);


--
-- Name: users_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.users_id_seq', 6, true);


--
-- Name: audit_entries audit_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);


--
-- Name: daily_quotes daily_quotes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.daily_quotes
    ADD CONSTRAINT daily_quotes_pkey PRIMARY KEY (day);


--
-- Name: holy_days holy_days_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.holy_days
    ADD CONSTRAINT holy_days_pkey PRIMARY KEY (id);


--
-- Name: installation installation_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (key);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: login_attempts login_attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.login_attempts
    ADD CONSTRAINT login_attempts_pkey PRIMARY KEY (account, address);


--
-- Name: quotes quotes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);


--
-- Name: social_links social_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.social_links
    ADD CONSTRAINT social_links_pkey PRIMARY KEY (id);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: users users_username_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_key_key UNIQUE (username_key);


--
-- Name: audit_entries_by_actor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entries_by_actor ON public.audit_entries USING btree (actor_id, id);


--
-- Name: audit_entries_by_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entries_by_kind ON public.audit_entries USING btree (kind, id);


--
-- Name: daily_quotes_by_quote; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX daily_quotes_by_quote ON public.daily_quotes USING btree (quote_id);


--
-- Name: holy_days_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX holy_days_by_date ON public.holy_days USING btree (date);


--
-- Name: login_attempts_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX login_attempts_by_end ON public.login_attempts USING btree (window_ends_at);


--
-- Name: one_master_admin; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX one_master_admin ON public.users USING btree (role) WHERE (role = 'Master Admin'::text);


--
-- Name: quotes_by_display_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX quotes_by_display_date ON public.quotes USING btree (display_date);


--
-- Name: sessions_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);


--
-- Name: sessions_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);


--
-- Name: daily_quotes daily_quotes_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER daily_quotes_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.daily_quotes FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: holy_days holy_days_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER holy_days_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.holy_days FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: quotes quotes_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER quotes_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.quotes FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: social_links social_links_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER social_links_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.social_links FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: daily_quotes daily_quotes_quote_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.daily_quotes
    ADD CONSTRAINT daily_quotes_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES public.quotes(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


