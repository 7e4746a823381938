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
-- Name: batch_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.batch_days (
    batch_id integer NOT NULL,
    record text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    quote_id integer NOT NULL,
    CONSTRAINT batch_days_record_check CHECK ((record = ANY (ARRAY['chosen'::text, 'shown'::text])))
);


--
-- Name: batch_quotes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.batch_quotes (
    batch_id integer NOT NULL,
    quote_id integer NOT NULL,
    change text NOT NULL COLLATE pg_catalog."C",
    text text,
    source text,
    display_date text COLLATE pg_catalog."C",
    reference_url text,
    created_at text COLLATE pg_catalog."C",
    updated_at text COLLATE pg_catalog."C",
    version integer,
    version_after integer,
    CONSTRAINT batch_quotes_change_check CHECK ((change = ANY (ARRAY['added'::text, 'deleted'::text, 'changed'::text, 'moved'::text])))
);


--
-- Name: batch_siblings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.batch_siblings (
    batch_id integer NOT NULL,
    quote_id integer NOT NULL,
    display_date text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: batches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.batches (
    id integer NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    at text NOT NULL COLLATE pg_catalog."C",
    actor_id integer,
    actor_name text NOT NULL,
    file text,
    count integer NOT NULL,
    until text NOT NULL COLLATE pg_catalog."C",
    undone_at text COLLATE pg_catalog."C",
    undone_by text,
    CONSTRAINT batches_kind_check CHECK ((kind = ANY (ARRAY['upload'::text, 'bulk deletion'::text, 'schedule'::text])))
);


--
-- Name: batches_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.batches ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.batches_id_seq
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
-- Name: factor_setups; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.factor_setups (
    session_hash text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT factor_setups_kind_check CHECK ((kind = ANY (ARRAY['passkey'::text, 'totp'::text])))
);


--
-- Name: holy_day_years; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.holy_day_years (
    year integer NOT NULL
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
-- Name: invitations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invitations (
    id integer NOT NULL,
    token_hash text NOT NULL,
    username text NOT NULL COLLATE pg_catalog."C",
    username_key text NOT NULL COLLATE pg_catalog."C",
    invited_by integer,
    user_id integer,
    expires_at text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: invitations_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.invitations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invitations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id integer NOT NULL,
    user_id integer NOT NULL,
    credential_id text NOT NULL COLLATE pg_catalog."C",
    public_key text NOT NULL,
    counter text NOT NULL,
    transports text NOT NULL,
    host text NOT NULL,
    name text NOT NULL,
    backup_eligible integer NOT NULL,
    backed_up integer NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    last_used_at text COLLATE pg_catalog."C",
    CONSTRAINT passkeys_backed_up_check CHECK ((backed_up = ANY (ARRAY[0, 1]))),
    CONSTRAINT passkeys_backup_eligible_check CHECK ((backup_eligible = ANY (ARRAY[0, 1])))
);


--
-- Name: passkeys_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.passkeys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.passkeys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: pending_logins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pending_logins (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    user_id integer NOT NULL,
    password_mark text NOT NULL,
    challenge text COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
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
-- Name: recovery_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recovery_codes (
    user_id integer NOT NULL,
    code_hash text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: security_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.security_events (
    id integer NOT NULL,
    hour text NOT NULL COLLATE pg_catalog."C",
    event text NOT NULL COLLATE pg_catalog."C",
    username text NOT NULL,
    network text NOT NULL,
    count integer NOT NULL,
    first_at text NOT NULL COLLATE pg_catalog."C",
    last_at text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: security_events_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.security_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.security_events_id_seq
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
    expires_at text NOT NULL COLLATE pg_catalog."C",
    password_entered_at text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    last_used_at text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    device text DEFAULT ''::text NOT NULL,
    network text DEFAULT ''::text NOT NULL
);


--
-- Name: sessions_of_deleted_users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions_of_deleted_users (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.settings (
    id integer DEFAULT 1 NOT NULL,
    site_name text NOT NULL,
    tagline text NOT NULL,
    time_zone text NOT NULL,
    place_name text,
    latitude_tenths integer,
    longitude_tenths integer,
    language text NOT NULL,
    contact text NOT NULL,
    holy_days_ahead integer NOT NULL,
    listed integer NOT NULL,
    updated_at text NOT NULL COLLATE pg_catalog."C",
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT settings_check CHECK (((place_name IS NULL) = (latitude_tenths IS NULL))),
    CONSTRAINT settings_check1 CHECK (((place_name IS NULL) = (longitude_tenths IS NULL))),
    CONSTRAINT settings_id_check CHECK ((id = 1))
);


--
-- Name: shown_quotes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shown_quotes (
    day text NOT NULL COLLATE pg_catalog."C",
    quote_id integer NOT NULL
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
-- Name: totp_factors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.totp_factors (
    user_id integer NOT NULL,
    secret text NOT NULL,
    last_step integer NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C"
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
	(12, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', NULL, 'uploaded', '{"count":4,"file":"quotes – März.csv","batch":1}'),
	(13, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 35, 'created', '{"values":{"text":"Befor the edit","source":"Somebody","displayDate":"2026-07-01","referenceUrl":null}}'),
	(14, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 35, 'updated', '{"name":"Befor the edit","fields":[{"field":"text","before":"Befor the edit","after":"After the edit"},{"field":"displayDate","before":"2026-07-01","after":"2026-07-02"},{"field":"referenceUrl","before":null,"after":"https://example.org/edited"}]}'),
	(15, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 36, 'created', '{"values":{"text":"Deleted alone","source":"Somebody","displayDate":null,"referenceUrl":null}}'),
	(16, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 37, 'created', '{"values":{"text":"Deleted with another","source":"Somebody","displayDate":"2026-07-03","referenceUrl":null}}'),
	(17, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 38, 'created', '{"values":{"text":"The other one","source":"Somebody","displayDate":null,"referenceUrl":null}}'),
	(18, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', 36, 'deleted', '{"values":{"text":"Deleted alone","source":"Somebody","displayDate":null,"referenceUrl":null}}'),
	(19, '2026-03-05T09:00:00.000Z', 1, 'founder', 'quote', NULL, 'deleted-several', '{"count":2,"batch":2}'),
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
	(42, '2026-03-06T09:00:00.000Z', NULL, 'command line', 'user', 1, 'password-reset', '{"name":"founder"}'),
	(71, '2026-03-15T09:00:00.000Z', 3, 'Νίκος', 'user', 3, 'second-factor-added', '{"name":"Νίκος","factor":"totp"}'),
	(72, '2026-03-15T09:00:30.000Z', 3, 'Νίκος', 'user', 3, 'recovery-code-used', '{"name":"Νίκος","left":9}'),
	(73, '2026-03-15T09:00:30.000Z', 2, 'Carla Müller', 'user', 2, 'second-factor-added', '{"name":"Carla Müller","factor":"passkey"}'),
	(74, '2026-03-15T09:00:30.000Z', 2, 'Carla Müller', 'user', 2, 'passkey-renamed', '{"name":"Carla Müller"}'),
	(75, '2026-03-15T09:00:30.000Z', 2, 'Carla Müller', 'user', 2, 'second-factor-added', '{"name":"Carla Müller","factor":"passkey"}'),
	(76, '2026-03-15T09:00:30.000Z', 2, 'Carla Müller', 'user', 2, 'second-factor-added', '{"name":"Carla Müller","factor":"passkey"}'),
	(77, '2026-03-15T09:00:30.000Z', 2, 'Carla Müller', 'user', 2, 'second-factor-removed', '{"name":"Carla Müller","factor":"passkey"}'),
	(83, '2026-03-15T09:00:30.000Z', 6, 'Táhirih', 'user', 8, 'deleted', '{"values":{"username":"deleted","role":"Admin"}}');
INSERT INTO public.audit_entries OVERRIDING SYSTEM VALUE VALUES
	(84, '2026-03-15T09:00:30.000Z', 6, 'Táhirih', 'settings', 1, 'updated', '{"name":"Bahá''í Friends","fields":[{"field":"siteName","before":"Bahá''í Friends","after":"Bahá’í Friends — دوستان"},{"field":"tagline","before":"A space for everyone to learn and feel inspired by all things Bahá''í.","after":"Everybody is welcome 🌟"},{"field":"timeZone","before":"UTC","after":"Africa/Nairobi"},{"field":"place","before":null,"after":"Ḥaẓíratu’l-Quds"},{"field":"language","before":"en","after":"sv"},{"field":"contact","before":"","after":"Write to us,\nor come along."}]}'),
	(85, '2026-03-21T12:00:00.000Z', 6, 'Táhirih', 'user', NULL, 'invited', '{"name":"Bahíyyih"}'),
	(43, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 39, 'created', '{"values":{"text":"To be corrected: it stays","source":"In a batch","displayDate":"2026-08-01","referenceUrl":null}}'),
	(44, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', NULL, 'uploaded', '{"count":5,"file":"stays.csv","batch":3}'),
	(45, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 43, 'updated', '{"name":"Uploaded and changed since: it stays","fields":[{"field":"text","before":"Uploaded and changed since: it stays","after":"Changed since: it stays"}]}'),
	(46, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 44, 'created', '{"values":{"text":"Replaced: it stays","source":"In a batch","displayDate":"2026-08-06","referenceUrl":null}}'),
	(47, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', NULL, 'uploaded', '{"count":2,"file":"stays, replacing.csv","batch":4}'),
	(48, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 46, 'created', '{"values":{"text":"One: stays","source":"In a batch","displayDate":"2026-08-03","referenceUrl":null}}'),
	(49, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 47, 'created', '{"values":{"text":"Two: stays","source":"In a batch","displayDate":null,"referenceUrl":null}}'),
	(50, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', NULL, 'scheduled', '{"count":3,"batch":5}'),
	(51, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 48, 'created', '{"values":{"text":"Shown and deleted: stays","source":"In a batch","displayDate":"2026-03-15","referenceUrl":null}}'),
	(52, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 32, 'updated', '{"name":"The second of three on one date","fields":[{"field":"text","before":"The second of three on one date","after":"Edited and deleted: stays"},{"field":"source","before":"From a file","after":"In a batch"},{"field":"displayDate","before":"2026-06-01","after":"2026-08-08"},{"field":"referenceUrl","before":"https://example.org/two","after":"https://example.org/deleted?a=1&b=%F0%9F%8C%9F#c"}]}'),
	(53, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 49, 'created', '{"values":{"text":"Neither: stays","source":"In a batch","displayDate":null,"referenceUrl":null}}'),
	(54, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', NULL, 'deleted-several', '{"count":4,"batch":6}'),
	(55, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 50, 'created', '{"values":{"text":"To be corrected: it is undone","source":"In a batch","displayDate":"2026-09-01","referenceUrl":null}}'),
	(56, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', NULL, 'uploaded', '{"count":5,"file":"is undone.csv","batch":7}'),
	(57, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 54, 'updated', '{"name":"Uploaded and changed since: it is undone","fields":[{"field":"text","before":"Uploaded and changed since: it is undone","after":"Changed since: it is undone"}]}'),
	(58, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 55, 'created', '{"values":{"text":"Replaced: it is undone","source":"In a batch","displayDate":"2026-09-06","referenceUrl":null}}'),
	(59, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', NULL, 'uploaded', '{"count":2,"file":"is undone, replacing.csv","batch":8}'),
	(60, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 57, 'created', '{"values":{"text":"One: is undone","source":"In a batch","displayDate":"2026-09-03","referenceUrl":null}}'),
	(61, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 58, 'created', '{"values":{"text":"Two: is undone","source":"In a batch","displayDate":null,"referenceUrl":null}}'),
	(62, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', NULL, 'scheduled', '{"count":3,"batch":9}'),
	(63, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 59, 'created', '{"values":{"text":"Shown and deleted: is undone","source":"In a batch","displayDate":"2026-03-15","referenceUrl":null}}'),
	(64, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 35, 'updated', '{"name":"After the edit","fields":[{"field":"text","before":"After the edit","after":"Edited and deleted: is undone"},{"field":"source","before":"Somebody","after":"In a batch"},{"field":"displayDate","before":"2026-07-02","after":"2026-09-08"},{"field":"referenceUrl","before":"https://example.org/edited","after":"https://example.org/deleted?a=1&b=%F0%9F%8C%9F#c"}]}'),
	(65, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', 60, 'created', '{"values":{"text":"Neither: is undone","source":"In a batch","displayDate":null,"referenceUrl":null}}'),
	(66, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', NULL, 'deleted-several', '{"count":4,"batch":10}'),
	(67, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', NULL, 'undone', '{"batch":10,"kind":"bulk deletion","deleted":0,"restored":4,"kept":0}'),
	(68, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', NULL, 'undone', '{"batch":9,"kind":"schedule","deleted":0,"restored":3,"kept":0}'),
	(69, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', NULL, 'undone', '{"batch":8,"kind":"upload","deleted":1,"restored":1,"kept":0}'),
	(70, '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'quote', NULL, 'undone', '{"batch":7,"kind":"upload","deleted":3,"restored":1,"kept":1}'),
	(78, '2026-03-15T09:00:30.000Z', 6, 'Táhirih', 'user', NULL, 'invited', '{"name":"Invited"}'),
	(79, '2026-03-15T09:00:30.000Z', 7, 'Invited', 'user', 7, 'invitation-accepted', '{"name":"Invited"}'),
	(80, '2026-03-15T09:00:30.000Z', 6, 'Táhirih', 'user', NULL, 'invited', '{"name":"withdrawn"}'),
	(81, '2026-03-15T09:00:30.000Z', 6, 'Táhirih', 'user', NULL, 'invitation-withdrawn', '{"name":"withdrawn"}'),
	(82, '2026-03-15T09:00:30.000Z', 6, 'Táhirih', 'user', 8, 'created', '{"values":{"username":"deleted","role":"Admin"}}');


--
-- Data for Name: batch_days; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.batch_days VALUES
	(6, 'shown', '2026-03-15', 48),
	(10, 'shown', '2026-03-15', 59);


--
-- Data for Name: batch_quotes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.batch_quotes VALUES
	(1, 31, 'added', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1),
	(1, 32, 'added', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1),
	(1, 33, 'added', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1),
	(1, 34, 'added', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1),
	(2, 37, 'deleted', 'Deleted with another', 'Somebody', '2026-07-03', NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1, NULL),
	(2, 38, 'deleted', 'The other one', 'Somebody', NULL, NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1, NULL),
	(3, 39, 'changed', 'To be corrected: it stays', 'In a batch', '2026-08-01', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1, 2),
	(3, 40, 'added', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1),
	(3, 41, 'added', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1),
	(3, 42, 'added', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1),
	(3, 43, 'added', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1),
	(4, 44, 'deleted', 'Replaced: it stays', 'In a batch', '2026-08-06', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1, NULL),
	(4, 45, 'added', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1),
	(5, 39, 'moved', 'Corrected: it stays', 'In a batch', NULL, 'https://example.org/corrected', '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 2, 3),
	(5, 46, 'moved', 'One: stays', 'In a batch', '2026-08-03', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1, 2),
	(5, 47, 'moved', 'Two: stays', 'In a batch', NULL, NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1, 2),
	(6, 41, 'deleted', 'With a sibling: it stays', 'In a batch', '2026-08-05', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1, NULL),
	(6, 48, 'deleted', 'Shown and deleted: stays', 'In a batch', '2026-03-15', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1, NULL),
	(6, 32, 'deleted', 'Edited and deleted: stays', 'In a batch', '2026-08-08', 'https://example.org/deleted?a=1&b=%F0%9F%8C%9F#c', '2026-03-05T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 2, NULL),
	(6, 49, 'deleted', 'Neither: stays', 'In a batch', NULL, NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1, NULL),
	(7, 51, 'added', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1),
	(7, 52, 'added', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1),
	(7, 53, 'added', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1),
	(7, 54, 'added', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1),
	(8, 55, 'deleted', 'Replaced: it is undone', 'In a batch', '2026-09-06', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1, NULL),
	(8, 56, 'added', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1),
	(9, 50, 'moved', 'Corrected: it is undone', 'In a batch', NULL, 'https://example.org/corrected', '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 2, 3),
	(9, 57, 'moved', 'One: is undone', 'In a batch', '2026-09-03', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1, 2),
	(9, 58, 'moved', 'Two: is undone', 'In a batch', NULL, NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1, 2),
	(10, 52, 'deleted', 'With a sibling: it is undone', 'In a batch', '2026-09-05', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1, NULL),
	(10, 59, 'deleted', 'Shown and deleted: is undone', 'In a batch', '2026-03-15', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1, NULL),
	(10, 35, 'deleted', 'Edited and deleted: is undone', 'In a batch', '2026-09-08', 'https://example.org/deleted?a=1&b=%F0%9F%8C%9F#c', '2026-03-05T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 3, NULL),
	(10, 60, 'deleted', 'Neither: is undone', 'In a batch', NULL, NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1, NULL),
	(7, 50, 'changed', 'To be corrected: it is undone', 'In a batch', '2026-09-01', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1, 4);


--
-- Data for Name: batch_siblings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.batch_siblings VALUES
	(6, 42, '2026-08-05'),
	(10, 53, '2026-09-05');


--
-- Data for Name: batches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.batches OVERRIDING SYSTEM VALUE VALUES
	(1, 'upload', '2026-03-05T09:00:00.000Z', 1, 'founder', 'quotes – März.csv', 4, '2026-04-04T09:00:00.000Z', NULL, NULL),
	(2, 'bulk deletion', '2026-03-05T09:00:00.000Z', 1, 'founder', NULL, 2, '2026-04-04T09:00:00.000Z', NULL, NULL),
	(3, 'upload', '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'stays.csv', 5, '2026-04-14T09:00:00.000Z', NULL, NULL),
	(4, 'upload', '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'stays, replacing.csv', 2, '2026-04-14T09:00:00.000Z', NULL, NULL),
	(5, 'schedule', '2026-03-15T09:00:00.000Z', 6, 'Táhirih', NULL, 3, '2026-04-14T09:00:00.000Z', NULL, NULL),
	(6, 'bulk deletion', '2026-03-15T09:00:00.000Z', 6, 'Táhirih', NULL, 4, '2026-04-14T09:00:00.000Z', NULL, NULL),
	(10, 'bulk deletion', '2026-03-15T09:00:00.000Z', 6, 'Táhirih', NULL, 4, '2026-04-14T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 'Táhirih'),
	(9, 'schedule', '2026-03-15T09:00:00.000Z', 6, 'Táhirih', NULL, 3, '2026-04-14T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 'Táhirih'),
	(8, 'upload', '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'is undone, replacing.csv', 2, '2026-04-14T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 'Táhirih'),
	(7, 'upload', '2026-03-15T09:00:00.000Z', 6, 'Táhirih', 'is undone.csv', 5, '2026-04-14T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 'Táhirih');


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
	('2026-03-16', 14),
	('2026-03-17', 15),
	('2026-03-18', 16),
	('2026-03-19', 17),
	('2026-03-20', 18);


--
-- Data for Name: factor_setups; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.factor_setups VALUES
	('34809453ac81d6c08bd7ac73890511f1ffe71358e58bdb4b58f38db291c1a1f9', 'totp', 'FByK89orok5G28lV99lzzgC1qXvzuxjs63k9Rbpq-kjCtzh0fy8dqJLpU_MbMEuS4P5Tkf_eUIdrqHtK', '2026-03-21T12:10:00.000Z');


--
-- Data for Name: holy_day_years; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.holy_day_years VALUES
	(182),
	(183),
	(184),
	(186);


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
	('public-id', 'b624d763-a493-4123-bd37-8e002da7dc5b'),
	('csrf-key', 'kavzwzWk3yCOlwUXJFGgE9P6QeSlht6GwW7UWKxMdb8'),
	('export-key', 'tcdMSIp4icvnUbzeanXrl_nuzusLVxBYoV4ztrvrgqQ'),
	('factor-key', 'NrioXj41x6tZ7R_RylAl071I_QUXn7oWkabHs-nm0PE'),
	('last-backup', '{"at":"2026-03-15T09:00:30.000Z","way":"command"}');


--
-- Data for Name: invitations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.invitations OVERRIDING SYSTEM VALUE VALUES
	(3, '346109ca29a2ada0df76c51b0d60fa14aef674f24ae7dac3c4557b6bed01df35', 'Bahíyyih', 'bahíyyih', 6, NULL, '2026-03-28T12:00:00.000Z');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES
	('0001-public-content', '2026-11-23T17:11:39.421Z'),
	('0002-users-and-sessions', '2026-11-23T17:11:39.427Z'),
	('0003-audit-trail', '2026-11-23T17:11:39.430Z'),
	('0004-content-notices', '2026-11-23T17:11:39.434Z'),
	('0005-batches', '2026-11-23T17:11:39.444Z'),
	('0006-settings-and-days', '2026-11-23T17:11:39.455Z'),
	('0007-sessions-of-deleted-users', '2026-11-23T17:11:39.456Z'),
	('0008-accounts', '2026-11-23T17:11:39.463Z'),
	('0009-second-factor', '2026-11-23T17:11:39.474Z'),
	('0011-security-events', '2026-11-23T17:11:39.476Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);


--
-- Data for Name: login_attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.login_attempts VALUES
	('táhirih', '2001:0db8:0000:0001::/64', '2026-03-21T12:15:00.000Z', 1, '2026-03-21T12:00:00.000Z'),
	('nobody', '192.0.2.66', '2026-03-21T12:15:00.000Z', 1, '2026-03-21T12:00:00.000Z');


--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkeys OVERRIDING SYSTEM VALUE VALUES
	(2, 2, 'so_WOBLzA2pq7C_Soj77-Q', 'pQECAyYgASFYIGA5m5PUvqG9g-FDgXYePCTuuWvPDZWVIE1YwTeb5SM_Ilgg4rweVApxqq0WDx2tUAX4OZCzyLTPkRfV9G9t1MRqCYg', '0', 'internal', 'localhost', 'Kept by a provider', 1, 1, '2026-03-15T09:00:30.000Z', NULL),
	(1, 2, 'tiFNN1Uo4929n3LC_hrU3g', 'pQECAyYgASFYIN_14VobHOchfYmGnX9i_-y2BBWPgUXVVWRkfqETCzwrIlgghveGpmwt5i-HfX3vLgAbHRZ5_-3AvG93oZkIWj1vIEk', '2', 'internal', 'localhost', 'گوشی من 📱', 0, 0, '2026-03-15T09:00:30.000Z', '2026-03-15T09:00:30.000Z');


--
-- Data for Name: pending_logins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pending_logins VALUES
	('4b8543c40c6b37b4a678f5b4244d54e4a56c7826f7f3fe738908c6bc00b77cdd', 3, 'mTl_T_WIn4liMKRQJOZe72aJ8qZj9B9zpeJlAplJSCs', NULL, '2026-03-21T12:05:00.000Z');


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
	(33, 'The third of three on one date', 'From a file', '2026-06-01', NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(34, 'Without a date', 'From a file', NULL, NULL, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z', 1),
	(40, 'Uploaded with a date: it stays', 'In a batch', '2026-08-02', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1),
	(42, 'The sibling: it stays', 'In a batch', '2026-08-05', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1),
	(43, 'Changed since: it stays', 'In a batch', NULL, NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 2),
	(45, 'Replacing: it stays', 'In a batch', '2026-08-06', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1),
	(39, 'Corrected: it stays', 'In a batch', '2026-08-07', 'https://example.org/corrected', '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 3),
	(46, 'One: stays', 'In a batch', '2026-08-04', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 2),
	(47, 'Two: stays', 'In a batch', '2026-08-03', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 2),
	(54, 'Changed since: it is undone', 'In a batch', NULL, NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 2),
	(59, 'Shown and deleted: is undone', 'In a batch', '2026-03-15', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1),
	(35, 'Edited and deleted: is undone', 'In a batch', '2026-09-08', 'https://example.org/deleted?a=1&b=%F0%9F%8C%9F#c', '2026-03-05T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 3),
	(60, 'Neither: is undone', 'In a batch', NULL, NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1),
	(57, 'One: is undone', 'In a batch', '2026-09-03', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 3),
	(58, 'Two: is undone', 'In a batch', NULL, NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 3),
	(55, 'Replaced: it is undone', 'In a batch', '2026-09-06', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 1),
	(50, 'To be corrected: it is undone', 'In a batch', '2026-09-01', NULL, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', 5);


--
-- Data for Name: recovery_codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_codes VALUES
	(3, '3c60e5b89fbb886aed9c8c5b89d6faf34a0379b8cb407f4bf1a59749331c94ee'),
	(3, '0dc3da5297bf9d3b971a46f4bb67382949708a4a338f92cc2089657217748fef'),
	(3, '8a56c26709f0e2bc1c824b6e0befed7acd30bdc1f3b69e160f0494d73ab5bc71'),
	(3, 'cb96889347e2b39eef1372d5cb170185f5c2ec5b363f2ff7deb364a3544d23dc'),
	(3, 'a8e85a590ee217c6b2ff8c3b3c8d741ac9de326fcd6dbca50059caa2642a9b55'),
	(3, 'b277e3309ee1a6f07539ce95797a81a03a7ffe1f9e269ae05ba14a5078a96279'),
	(3, 'd8704c78b595c80fa74a5220d9f3f944a0764f09d889fd2c5c92f3eff99ba4dd'),
	(3, '3df3dada3e86aa08522271858d7b2b6be185d5c17600aa4fb01b598112453fd4'),
	(3, '178da0dbf8664f9b1ac8371c9fd7a105068c96527342b5b2ff3dca1e20a4ecfa'),
	(2, '7f585549995953c5f77b3db031524c77814be644c2f720ce1186d47983e3a216'),
	(2, '2ba710702949945c10fc3d9cd0b2cc5c7d4c73383bcbf78bcdc7c506c5d1030d'),
	(2, '48e5dbec8aa456396356ad7a5c7cdd13ff86b22c84b6d8a3eaf9f9d24327518e'),
	(2, 'b1320901b68c57f45fb9870d5fb420aa35c4a2ab781e6fd0e5df3e18ae456ddb'),
	(2, '274da03e4f3ecec11972032c76f2a6675785c577740513101e48972ec614787b'),
	(2, '70806c01f1cc582b62e14fcdd51827a7209e31b35758b6a687af29c2dd5a84d0'),
	(2, '697b2d19a6cb7a9e6d215e6211beae769b5ff224fa6de800e0b353039a47e0c9'),
	(2, 'd3babe81cbb916abc48bc1537e02854f8626f6dad1213c4c49ad960f1f5837c0'),
	(2, 'dce21be804dce715d6fd7797c1a7a78ef09361fb6b89b511e04a99b8250c47ed'),
	(2, '44ceb5013e3cd4d9fbf29dd97757a4257528fe1a5eb46f23af345a6315e8acc6');


--
-- Data for Name: security_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.security_events OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-03-05T09:00:00.000Z', 'login', 'founder', '192.0.2.0/24', 1, '2026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z'),
	(2, '2026-03-06T09:00:00.000Z', 'login', 'Νίκος', '127.0.0.0/24', 1, '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z'),
	(3, '2026-03-06T09:00:00.000Z', 'login failed', 'founder', '192.0.2.0/24', 1, '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z'),
	(4, '2026-03-06T09:00:00.000Z', 'login', 'Carla Müller', '127.0.0.0/24', 1, '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z'),
	(5, '2026-03-15T09:00:00.000Z', 'login', 'Táhirih', '198.51.100.0/24', 1, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z'),
	(6, '2026-03-15T09:00:00.000Z', 'login', 'Νίκος', '127.0.0.0/24', 3, '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:30.000Z'),
	(7, '2026-03-15T09:00:00.000Z', 'login', 'Carla Müller', '127.0.0.0/24', 2, '2026-03-15T09:00:30.000Z', '2026-03-15T09:00:30.000Z'),
	(8, '2026-03-15T09:00:00.000Z', 'login', 'deleted', '127.0.0.0/24', 1, '2026-03-15T09:00:30.000Z', '2026-03-15T09:00:30.000Z'),
	(9, '2026-03-15T09:00:00.000Z', 'login', 'Táhirih', '2001:0db8:0000::/48', 1, '2026-03-15T09:00:30.000Z', '2026-03-15T09:00:30.000Z'),
	(10, '2026-03-21T12:00:00.000Z', 'login failed', 'Táhirih', '2001:0db8:0000::/48', 1, '2026-03-21T12:00:00.000Z', '2026-03-21T12:00:00.000Z'),
	(11, '2026-03-21T12:00:00.000Z', 'login failed', '', '192.0.2.0/24', 1, '2026-03-21T12:00:00.000Z', '2026-03-21T12:00:00.000Z'),
	(12, '2026-03-21T12:00:00.000Z', 'login', 'علی', '127.0.0.0/24', 1, '2026-03-21T12:00:00.000Z', '2026-03-21T12:00:00.000Z');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('a65667f9a79b1e9e268b8ee974c38407c5507ef527a55ea1fb29ad9437b206e8', 6, '2026-03-15T09:00:00.000Z', '2026-03-29T09:00:00.000Z', '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', '', '198.51.100.0/24'),
	('618dfed6f963cf83da7659989cc455fbc3d2c21319077534970c9d04719c1918', 3, '2026-03-15T09:00:00.000Z', '2026-03-29T09:00:00.000Z', '2026-03-15T09:00:00.000Z', '2026-03-15T09:00:00.000Z', '', '127.0.0.0/24'),
	('85e0ce88a4413ff6aa3b39fb770fdfac54cdbb79e409b66a40cc6353b7267190', 3, '2026-03-15T09:00:30.000Z', '2026-03-29T09:00:30.000Z', '2026-03-15T09:00:30.000Z', '2026-03-15T09:00:30.000Z', '', '127.0.0.0/24'),
	('6f8a41be0487377cd057e6191adf6df8e048bfe4d272696382cf12ac8504456a', 3, '2026-03-15T09:00:30.000Z', '2026-03-29T09:00:30.000Z', '2026-03-15T09:00:30.000Z', '2026-03-15T09:00:30.000Z', '', '127.0.0.0/24'),
	('0cf1c2ab33a8ed33eb9c2adfec706421ed2a9efabd971a758c7cb1b9bf2a7976', 2, '2026-03-15T09:00:30.000Z', '2026-03-29T09:00:30.000Z', '2026-03-15T09:00:30.000Z', '2026-03-15T09:00:30.000Z', '', '127.0.0.0/24'),
	('d1b339567de892026bc63b9cbe3ec4714d3fe708359216a8d1bbe88dfce45d31', 2, '2026-03-15T09:00:30.000Z', '2026-03-29T09:00:30.000Z', '2026-03-15T09:00:30.000Z', '2026-03-15T09:00:30.000Z', '', '127.0.0.0/24'),
	('660e3b325e03ad7dfdef1cc8859641e8b8f493cccd59e98fb4d0f31f77d01493', 6, '2026-03-15T09:00:30.000Z', '2026-04-04T12:00:00.000Z', '2026-03-15T09:00:30.000Z', '2026-03-21T12:00:00.000Z', '', '2001:0db8:0000::/48'),
	('34809453ac81d6c08bd7ac73890511f1ffe71358e58bdb4b58f38db291c1a1f9', 5, '2026-03-21T12:00:00.000Z', '2026-04-04T12:00:00.000Z', '2026-03-21T12:00:00.000Z', '2026-03-21T12:00:00.000Z', '', '127.0.0.0/24');


--
-- Data for Name: sessions_of_deleted_users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions_of_deleted_users VALUES
	('e71ed9a9e10249d152c659e5e25905483f2cfa8702c3462bc72d910fd5fc5e19', '2026-03-29T09:00:30.000Z');


--
-- Data for Name: settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.settings VALUES
	(1, 'Bahá’í Friends — دوستان', 'Everybody is welcome 🌟', 'Africa/Nairobi', 'Ḥaẓíratu’l-Quds', -13, 368, 'sv', 'Write to us,
or come along.', 0, 1, '2026-03-15T09:00:30.000Z', 2);


--
-- Data for Name: shown_quotes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.shown_quotes VALUES
	('2026-03-01', 1),
	('2026-03-02', 2),
	('2026-03-03', 3),
	('2026-03-04', 4),
	('2026-03-05', 20),
	('2026-03-06', 5),
	('2026-03-07', 6),
	('2026-03-08', 7),
	('2026-03-09', 8),
	('2026-03-10', 9),
	('2026-03-11', 10),
	('2026-03-12', 11),
	('2026-03-13', 12),
	('2026-03-14', 13),
	('2026-03-15', 59),
	('2026-03-16', 14),
	('2026-03-17', 15),
	('2026-03-18', 16),
	('2026-03-19', 17),
	('2026-03-20', 18),
	('2026-03-21', 21);


--
-- Data for Name: social_links; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.social_links OVERRIDING SYSTEM VALUE VALUES
	(1, 'Instagram', 'https://example.org/?q=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 0, '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 2),
	(2, 'YouTube', 'https://example.org/friends', 2147483647, '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1),
	(3, 'Our own network ✨', 'https://example.org/friends', 5, '2026-03-06T09:00:00.000Z', '2026-03-06T09:00:00.000Z', 1);


--
-- Data for Name: totp_factors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.totp_factors VALUES
	(3, '9JdUG5CzsVKBNzzRAW3HqolFHW0-6Xcqatsw2mYZ0wrB80K9UQ_ZV2U5DIVnUb3wpFOlbqWJW9X-mYHU', 59118841, '2026-03-15T09:00:00.000Z');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES
	(2, 'Carla Müller', 'carla müller', '$argon2id$v=19$m=19456,t=2,p=1$NSA+U+mrkUDWadlkLTFCZg$ZQ08TekxYDaOyCy01zdQZOfcgSOpKvKRn0VSyXbjNQM', 'Admin', '2026-03-06T09:00:00.000Z', 3),
	(3, 'Νίκος', 'νίκος', '$argon2id$v=19$m=19456,t=2,p=1$REKHgoMpuke7DMj/WvZ7cg$U86NxErLLqLXkdPdsUBsG3nN40mupMRrvgw0DjOcp8o', 'Admin', '2026-03-06T09:00:00.000Z', 2),
	(5, 'علی', 'علی', '$argon2id$v=19$m=19456,t=2,p=1$hih+PtZ0n0St+jk/5o190Q$s4cZRu5SVhjKnLRiQX1uGpY6lpJL+6uxYJbWCWwpqno', 'Admin', '2026-03-06T09:00:00.000Z', 1),
	(6, 'Táhirih', 'táhirih', '$argon2id$v=19$m=19456,t=2,p=1$4iUAo8Zb0CJeq97BMqPV+Q$Ps9wauX5SAOViilnzOwHeEYaHQ21vvvgHcfo8nFqrow', 'Master Admin', '2026-03-06T09:00:00.000Z', 2),
	(1, 'founder', 'founder', '$argon2id$v=19$m=19456,t=2,p=1$xueBCct7I9UxoBLMog6PEg$/fqzirqf0u9LQsuva8OoR9NLB22w+k+nThOgF5tSxmU', 'Admin', '2026-03-06T09:00:00.000Z', 3),
	(7, 'Invited', 'invited', '$argon2id$v=19$m=19456,t=2,p=1$N2zuscJyVlMbmd5h/ER/HA$EY6l32Iwdr4zqgH7g3NbqUuHnzmdf6aeDx3z6SgT5yA', 'Admin', '2026-03-15T09:00:30.000Z', 1);


--
-- Name: audit_entries_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_entries_id_seq', 85, true);


--
-- Name: batches_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.batches_id_seq', 10, true);


--
-- Name: holy_days_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.holy_days_id_seq', 47, true);


--
-- Name: invitations_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.invitations_id_seq', 3, true);


--
-- Name: passkeys_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.passkeys_id_seq', 3, true);


--
-- Name: quotes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.quotes_id_seq', 60, true);


--
-- Name: security_events_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.security_events_id_seq', 12, true);


--
-- Name: social_links_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.social_links_id_seq', 4, true);


--
-- Name: users_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.users_id_seq', 8, true);


--
-- Name: audit_entries audit_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);


--
-- Name: batch_days batch_days_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.batch_days
    ADD CONSTRAINT batch_days_pkey PRIMARY KEY (batch_id, record, day);


--
-- Name: batch_quotes batch_quotes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.batch_quotes
    ADD CONSTRAINT batch_quotes_pkey PRIMARY KEY (batch_id, quote_id);


--
-- Name: batch_siblings batch_siblings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.batch_siblings
    ADD CONSTRAINT batch_siblings_pkey PRIMARY KEY (batch_id, quote_id);


--
-- Name: batches batches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.batches
    ADD CONSTRAINT batches_pkey PRIMARY KEY (id);


--
-- Name: daily_quotes daily_quotes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.daily_quotes
    ADD CONSTRAINT daily_quotes_pkey PRIMARY KEY (day);


--
-- Name: factor_setups factor_setups_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.factor_setups
    ADD CONSTRAINT factor_setups_pkey PRIMARY KEY (session_hash, kind);


--
-- Name: holy_day_years holy_day_years_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.holy_day_years
    ADD CONSTRAINT holy_day_years_pkey PRIMARY KEY (year);


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
-- Name: invitations invitations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);


--
-- Name: invitations invitations_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_token_hash_key UNIQUE (token_hash);


--
-- Name: invitations invitations_username_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_username_key_key UNIQUE (username_key);


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
-- Name: passkeys passkeys_credential_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: pending_logins pending_logins_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pending_logins
    ADD CONSTRAINT pending_logins_pkey PRIMARY KEY (token_hash);


--
-- Name: quotes quotes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_pkey PRIMARY KEY (id);


--
-- Name: recovery_codes recovery_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);


--
-- Name: security_events security_events_hour_event_username_network_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.security_events
    ADD CONSTRAINT security_events_hour_event_username_network_key UNIQUE (hour, event, username, network);


--
-- Name: security_events security_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.security_events
    ADD CONSTRAINT security_events_pkey PRIMARY KEY (id);


--
-- Name: sessions_of_deleted_users sessions_of_deleted_users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions_of_deleted_users
    ADD CONSTRAINT sessions_of_deleted_users_pkey PRIMARY KEY (token_hash);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);


--
-- Name: settings settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (id);


--
-- Name: shown_quotes shown_quotes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shown_quotes
    ADD CONSTRAINT shown_quotes_pkey PRIMARY KEY (day);


--
-- Name: social_links social_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.social_links
    ADD CONSTRAINT social_links_pkey PRIMARY KEY (id);


--
-- Name: totp_factors totp_factors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.totp_factors
    ADD CONSTRAINT totp_factors_pkey PRIMARY KEY (user_id);


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
-- Name: batch_quotes_by_quote; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX batch_quotes_by_quote ON public.batch_quotes USING btree (quote_id);


--
-- Name: batches_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX batches_by_end ON public.batches USING btree (until);


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
-- Name: passkeys_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id);


--
-- Name: pending_logins_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pending_logins_by_user ON public.pending_logins USING btree (user_id);


--
-- Name: quotes_by_display_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX quotes_by_display_date ON public.quotes USING btree (display_date);


--
-- Name: security_events_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX security_events_by_age ON public.security_events USING btree (last_at);


--
-- Name: sessions_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);


--
-- Name: sessions_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);


--
-- Name: shown_quotes_by_quote; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shown_quotes_by_quote ON public.shown_quotes USING btree (quote_id);


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
-- Name: settings settings_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER settings_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: social_links social_links_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER social_links_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.social_links FOR EACH STATEMENT EXECUTE FUNCTION public.notify_content_changed();


--
-- Name: batch_days batch_days_batch_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.batch_days
    ADD CONSTRAINT batch_days_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES public.batches(id);


--
-- Name: batch_quotes batch_quotes_batch_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.batch_quotes
    ADD CONSTRAINT batch_quotes_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES public.batches(id);


--
-- Name: batch_siblings batch_siblings_batch_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.batch_siblings
    ADD CONSTRAINT batch_siblings_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES public.batches(id);


--
-- Name: daily_quotes daily_quotes_quote_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.daily_quotes
    ADD CONSTRAINT daily_quotes_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES public.quotes(id) ON DELETE CASCADE;


--
-- Name: factor_setups factor_setups_session_hash_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.factor_setups
    ADD CONSTRAINT factor_setups_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES public.sessions(token_hash) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: invitations invitations_invited_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: invitations invitations_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: passkeys passkeys_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: pending_logins pending_logins_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pending_logins
    ADD CONSTRAINT pending_logins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: recovery_codes recovery_codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: shown_quotes shown_quotes_quote_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shown_quotes
    ADD CONSTRAINT shown_quotes_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES public.quotes(id) ON DELETE CASCADE;


--
-- Name: totp_factors totp_factors_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.totp_factors
    ADD CONSTRAINT totp_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


