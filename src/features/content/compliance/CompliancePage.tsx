import { useTranslation } from 'react-i18next';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { useGo } from '../../../parts/navigation/index.ts';
import { RulesSkeleton } from '../shared/ContentSkeletons.tsx';
import { SinglePageState } from '../shared/SinglePageState.tsx';
import { FundsCard } from './FundsCard.tsx';
import { PriceProof } from './PriceProof.tsx';
import { RulesView } from './RulesView.tsx';

/** Operational compliance (pages/setting/operational_compliance): the rules, the proof that prices are not made up afterwards, and what stands behind futures. */
export default function CompliancePage() {
  const { t } = useTranslation('content');
  const go = useGo();
  return (
    <Page ground="band" header={<NavBar title={t('compliance.title')} onBack={go.back} />}>
      <SinglePageState name="content.compliance" failed={t('compliance.failed')} skeleton={<RulesSkeleton />}>
        {(article) => (
          <RulesView
            article={article}
            proof={
              <>
                <PriceProof />
                <FundsCard />
              </>
            }
          />
        )}
      </SinglePageState>
    </Page>
  );
}
