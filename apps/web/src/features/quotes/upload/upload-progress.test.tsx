import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UploadProgress } from './upload-progress.tsx';

const bar = () => screen.queryByRole<HTMLProgressElement>('progressbar', { name: 'Upload' });

describe('the progress of an upload', () => {
  it('is an empty live region while nothing is uploaded', () => {
    render(<UploadProgress isUnderWay={false} sent={1} />);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(bar()).toBeNull();
  });

  it.each([
    [0, 'Sending the file: 0 %'],
    [0.19, 'Sending the file: 0 %'],
    [0.47, 'Sending the file: 40 %'],
    [0.99, 'Sending the file: 80 %'],
  ])('at %d is announced in steps, and shown as it is', (sent, text) => {
    render(<UploadProgress isUnderWay sent={sent} />);
    expect(screen.getByRole('status').textContent).toBe(text);
    expect(bar()?.value).toBe(sent);
  });

  it('waits without an end in sight for what the server makes of the file', () => {
    render(<UploadProgress isUnderWay sent={1} />);
    expect(screen.getByRole('status').textContent).toBe('Reading the file...');
    expect(bar()?.hasAttribute('value')).toBe(false);
  });
});
