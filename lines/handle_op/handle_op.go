// Package handle_op does what the op of a line asks for.
package handle_op

import (
	"rkllmd/lines"
	"rkllmd/lines/change_session"
	"rkllmd/lines/control_run"
	"rkllmd/lines/convert_text"
	"rkllmd/lines/open_session"
	"rkllmd/lines/report_stats"
	"rkllmd/lines/start_run"
)

// HandleOp does what a line asks for by its op, and answers it. Runs go on by themselves; controls have no answer
// but what becomes of the run.
//
// **Runs on:** the thread that reads the lines. Errors: why nothing has come of the line.
func HandleOp(host *lines.Host, line lines.Line) error {
	switch line.Op {
	case lines.OpGenerate, lines.OpRegenerate:
		return start_run.StartRun(host, line)
	case lines.OpAbort, lines.OpPause, lines.OpResume, lines.OpModify:
		return control_run.ControlRun(host, line)
	case lines.OpTokenize, lines.OpDetokenize:
		return convert_text.ConvertText(host, line)
	case lines.OpCreateSession, lines.OpForkSession, lines.OpRestoreSession:
		return open_session.OpenSession(host, line)
	case lines.OpAppendSession, lines.OpSaveSession, lines.OpCloseSession:
		return change_session.ChangeSession(host, line)
	}
	return report_stats.ReportStats(host, line)
}
