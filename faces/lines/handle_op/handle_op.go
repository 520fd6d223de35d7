// Package handle_op does what the op of a line asks for.
package handle_op

import (
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/convert_text"
	"rkllmd/faces/lines/handle_control"
	"rkllmd/faces/lines/handle_session"
	"rkllmd/faces/lines/open_session"
	"rkllmd/faces/lines/start_run"
	"rkllmd/faces/lines/write_stats"
)

// HandleOp does what a line asks for by its op, and answers it. Runs go on by themselves.
//
// **Runs on:** one thread at a time. It is the one that reads the lines. Errors: why nothing has come of the line.
func HandleOp(host *lines.Host, line lines.Line) error {
	switch line.Op {
	case lines.OpGenerate, lines.OpRegenerate:
		return start_run.StartRun(host, line)
	case lines.OpAbort, lines.OpPause, lines.OpResume, lines.OpModify:
		return handle_control.HandleControl(host, line)
	case lines.OpTokenize, lines.OpDetokenize:
		return convert_text.ConvertText(host, line)
	case lines.OpCreateSession, lines.OpForkSession, lines.OpRestoreSession:
		return open_session.OpenSession(host, line)
	case lines.OpAppendSession, lines.OpSaveSession, lines.OpCloseSession:
		return handle_session.HandleSession(host, line)
	}
	return write_stats.WriteStats(host, line)
}
