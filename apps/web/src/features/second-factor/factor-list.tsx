import type { Passkey, SecondFactor } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account';
import type { ReactNode } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { sentence } from '../../ui/sentence.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import type { OpenFactorDialog } from './factor-dialog.tsx';
import { whyNoPasskeys } from './make-passkey.ts';
import '../../ui/feedback/alert.css';
import './second-factor.css';

interface FactorListProps extends SecondFactor {
  readonly onOpen: (open: OpenFactorDialog) => void;
}

/** The factors of an account and their actions. */
export function FactorList({
  passkeys,
  passkeyOrigin,
  totp,
  recoveryCodesLeft,
  onOpen,
}: FactorListProps) {
  const whyNot = whyNoPasskeys(passkeyOrigin);
  const hasFactor = totp !== null || passkeys.length > 0;
  return (
    <>
      <ul className="border-t border-line">
        <Row name={texts.passkeys} details={whyNot ?? texts.aboutPasskeys}>
          {whyNot === null && (
            <Button onClick={() => onOpen({ dialog: 'add-passkey' })}>{texts.addPasskey}</Button>
          )}
        </Row>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onOpen={onOpen} />
        ))}
        <Row
          name={texts.app}
          details={
            totp ? sentence(texts.appAddedAt(<Timestamp at={totp.createdAt} />)) : texts.aboutApp
          }
        >
          {totp ? (
            <Button onClick={() => onOpen({ dialog: 'remove-app' })}>{texts.removeApp}</Button>
          ) : (
            <Button onClick={() => onOpen({ dialog: 'add-app' })}>{texts.addApp}</Button>
          )}
        </Row>
        {hasFactor && (
          <Row name={texts.recoveryCodes} details={texts.codesLeft(recoveryCodesLeft)}>
            <Button onClick={() => onOpen({ dialog: 'renew-codes' })}>{texts.makeCodes}</Button>
          </Row>
        )}
      </ul>
      {hasFactor && recoveryCodesLeft < 3 && <p className="alert">{texts.fewCodes}</p>}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly details: ReactNode;
  readonly children: ReactNode;
}

function Row({ name, details, children }: RowProps) {
  return (
    <li className="factor-row">
      <div>
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">{details}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onOpen: (open: OpenFactorDialog) => void;
}

function PasskeyRow({ passkey, onOpen }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt, synced, host } = passkey;
  return (
    <Row
      name={name}
      details={sentence(
        texts.passkeyDetails(
          synced,
          <Timestamp at={createdAt} />,
          lastUsedAt && <Timestamp at={lastUsedAt} />,
          host === location.hostname ? null : host,
        ),
      )}
    >
      <Button
        aria-label={texts.renamePasskeyNamed(name)}
        onClick={() => onOpen({ dialog: 'rename', passkey })}
      >
        {texts.rename}
      </Button>
      <Button
        aria-label={texts.removePasskeyNamed(name)}
        onClick={() => onOpen({ dialog: 'remove', passkey })}
      >
        {texts.remove}
      </Button>
    </Row>
  );
}
