// Package handle_line does what a line asks for.
package handle_line

import (
	"rkllmd/lines"
	"rkllmd/lines/change_session"
	"rkllmd/lines/control_run"
	"rkllmd/lines/convert_text"
	"rkllmd/lines/open_session"
	"rkllmd/lines/parse_line"
	"rkllmd/lines/report_stats"
	"rkllmd/lines/start_run"
	"rkllmd/lines/write_error"
)

// HandleLine does what one line of input asks for, or answers why not. Runs go on by themselves; controls have no answer but what becomes
// of the run.
//
// **Runs on:** the thread that reads the lines.
func HandleLine(host *lines.Host, text []byte) {
	line, err := parse_line.ParseLine(text)
	if err == nil {
		switch line.Op {
		case lines.OpGenerate, lines.OpRegenerate:
			err = start_run.StartRun(host, line)
		case lines.OpAbort, lines.OpPause, lines.OpResume, lines.OpModify:
			err = control_run.ControlRun(host, line)
		case lines.OpTokenize, lines.OpDetokenize:
			err = convert_text.ConvertText(host, line)
		case lines.OpCreateSession, lines.OpForkSession, lines.OpRestoreSession:
			err = open_session.OpenSession(host, line)
		case lines.OpAppendSession, lines.OpSaveSession, lines.OpCloseSession:
			err = change_session.ChangeSession(host, line)
		case lines.OpStats:
			err = report_stats.ReportStats(host, line)
		}
	}
	if err != nil {
		write_error.WriteError(host, line.ID, err)
	}
}
