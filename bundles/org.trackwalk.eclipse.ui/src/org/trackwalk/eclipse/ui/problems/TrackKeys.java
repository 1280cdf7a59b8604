package org.trackwalk.eclipse.ui.problems;

import java.util.Set;
import org.eclipse.core.expressions.EvaluationResult;
import org.eclipse.core.expressions.Expression;
import org.eclipse.core.expressions.ExpressionInfo;
import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.ui.ISources;
import org.eclipse.ui.IWorkbenchSite;
import org.eclipse.ui.contexts.IContextActivation;
import org.eclipse.ui.contexts.IContextService;
import org.trackwalk.eclipse.viewer.LevelView;

/** Our keys work while the findings, their page or the level in 3D are in front. */
final class TrackKeys extends Expression {

  private static final String CONTEXT = "org.trackwalk.eclipse.ui.tracks";
  private static final Set<String> PARTS =
      Set.of(
          TrackProblemsView.ID,
          "org.trackwalk.eclipse.ui.rule",
          "org.trackwalk.eclipse.ui.explain",
          LevelView.EDITOR_ID);

  private TrackKeys() {}

  /** Switches the keys on; what comes back switches them off. */
  static Runnable activate(IWorkbenchSite site) {
    IContextService contexts =
        site.getWorkbenchWindow().getWorkbench().getService(IContextService.class);
    IContextActivation activation = contexts.activateContext(CONTEXT, new TrackKeys());
    return () -> contexts.deactivateContext(activation);
  }

  @Override
  public void collectExpressionInfo(ExpressionInfo info) {
    info.addVariableNameAccess(ISources.ACTIVE_PART_ID_NAME);
  }

  @Override
  public EvaluationResult evaluate(IEvaluationContext context) {
    return EvaluationResult.valueOf(
        PARTS.contains(context.getVariable(ISources.ACTIVE_PART_ID_NAME)));
  }
}
