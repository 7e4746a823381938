import * as texts from '@bahai-friends/languages/en/dashboard/frame';
import { LazyPart } from '../../ui/feedback/lazy-part.tsx';
import { useAttention } from './attention.queries.ts';
import '../../ui/feedback/alert.css';

const loadStrip = async () => (await import('./attention-strip.tsx')).AttentionStrip;

/** Notices for the volunteer, above everything else; without height, and not even loaded, when all is well. */
export function Attention() {
  const { data: entries = [] } = useAttention();
  if (entries.length === 0) return null;
  return (
    <div className="dashboard-attention notice">
      <LazyPart
        load={loadStrip}
        props={{ entries }}
        loading={null}
        failure={texts.attentionFailed}
      />
    </div>
  );
}
