import { counted, type Passkey, type SecondFactor } from '@bahai-friends/contract';
import type { ReactNode } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import type { OpenFactorDialog } from './factor-dialog.tsx';
import { whyNoPasskeys } from './make-passkey.ts';
import '../../ui/feedback/alert.css';
import './second-factor.css';

interface FactorListProps extends SecondFactor {
  readonly onOpen: (open: OpenFactorDialog) => void;
}

/** The factors of an account, with what can be done with each. */
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
        <Row
          name="Passkeys"
          details={
            whyNot ?? 'Your fingerprint, face or PIN on a device of yours, or a security key.'
          }
        >
          {whyNot === null && (
            <Button onClick={() => onOpen({ dialog: 'add-passkey' })}>Add passkey</Button>
          )}
        </Row>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onOpen={onOpen} />
        ))}
        <Row
          name="Authenticator app"
          details={
            totp ? (
              <>
                Added <Timestamp at={totp.createdAt} />
              </>
            ) : (
              'An app on your phone that shows a new code every 30 seconds.'
            )
          }
        >
          {totp ? (
            <Button onClick={() => onOpen({ dialog: 'remove-app' })}>Remove app</Button>
          ) : (
            <Button onClick={() => onOpen({ dialog: 'add-app' })}>Add app</Button>
          )}
        </Row>
        {hasFactor && (
          <Row
            name="Recovery codes"
            details={`${counted(recoveryCodesLeft, 'code')} left, for the loss of everything above.`}
          >
            <Button onClick={() => onOpen({ dialog: 'renew-codes' })}>Make new codes</Button>
          </Row>
        )}
      </ul>
      {hasFactor && recoveryCodesLeft < 3 && (
        <p className="alert">
          You have few recovery codes left. Make new ones before you need them.
        </p>
      )}
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
      details={
        <>
          {synced ? 'Passkey, on all your synced devices' : 'Passkey, on one device'}. Added{' '}
          <Timestamp at={createdAt} />
          {lastUsedAt && (
            <>
              , last used <Timestamp at={lastUsedAt} />
            </>
          )}
          .{host !== location.hostname && ` It works at ${host} only.`}
        </>
      }
    >
      <Button aria-label={`Rename ${name}`} onClick={() => onOpen({ dialog: 'rename', passkey })}>
        Rename
      </Button>
      <Button aria-label={`Remove ${name}`} onClick={() => onOpen({ dialog: 'remove', passkey })}>
        Remove
      </Button>
    </Row>
  );
}
