import { encode } from 'uqr';

/** Light modules around the code, as many as the standard (ISO/IEC 18004) requires. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  /** The encoded text. */
  readonly text: string;
  readonly label: string;
}

/** A QR code, dark on light in every colour scheme, as cameras need it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="qr-code"
    >
      <rect width={size} height={size} className="qr-code-light" />
      <path d={path} className="qr-code-dark" />
    </svg>
  );
}
