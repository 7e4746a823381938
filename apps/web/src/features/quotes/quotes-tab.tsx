import * as frameTexts from '@bahai-friends/languages/en/dashboard/frame';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/tab';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useHash } from '../../navigation/use-hash.ts';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { SubtabList } from '../../ui/tabs/subtab-list.tsx';
import { RecentBatches } from './batches/recent-batches.tsx';
import { ManageQuotes } from './manage/manage-quotes.tsx';
import { UploadTab } from './upload/upload-tab.tsx';
import { LazyYear } from './year/lazy-year.tsx';

const UPLOAD = 'quotes';
const MANAGE = 'quotes/manage';

/** The quotes of the site. The tab within it is kept in the address's hash. */
export function QuotesTab() {
  const [hash, setHash] = useHash();
  const tab = hash === MANAGE ? MANAGE : UPLOAD;
  const [viewPlace, setViewPlace] = useState<HTMLElement | null>(null);
  return (
    <section aria-labelledby="quotes-heading" className="space-y-3 lg:space-y-2">
      <Tabs.Root value={tab} onValueChange={setHash} className="space-y-3 lg:space-y-2">
        <div className="subtabs">
          <div className="subtabs-title">
            <h2 id="quotes-heading" className="text-xl font-bold">
              {frameTexts.quotes}
            </h2>
            <div ref={setViewPlace} className="empty:hidden" />
          </div>
          <SubtabList label={frameTexts.quotes}>
            <Tabs.Trigger value={UPLOAD} className="subtab">
              {texts.uploadQuotes}
            </Tabs.Trigger>
            <Tabs.Trigger value={MANAGE} className="subtab">
              {texts.manageQuotes}
            </Tabs.Trigger>
          </SubtabList>
        </div>
        <TabPanel
          value={UPLOAD}
          isOpen={tab === UPLOAD}
          className="grid grid-cols-1 gap-8 pt-2 lg:grid-cols-2"
        >
          <UploadTab />
        </TabPanel>
        <TabPanel value={MANAGE} isOpen={tab === MANAGE}>
          <ManageQuotes viewPlace={tab === MANAGE ? viewPlace : null} year={<LazyYear />} />
        </TabPanel>
      </Tabs.Root>
      <RecentBatches />
    </section>
  );
}
