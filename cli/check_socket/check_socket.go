// Package check_socket looks at the daemon's socket.
package check_socket

import (
	"encoding/json"
	"errors"
	"net"
	"os"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/ask_library"
	"rkllmd/server"
	"rkllmd/server/check_path"
	"rkllmd/utils/explain_system_error"
)

// CheckSocket notes whether the socket at path is free, or who answers there: of a daemon, which library it serves. A socket
// left behind is no problem, since serve replaces it; what is in its way is one, and so is what does not answer.
//
// **Runs on:** any; waits for an answer, cli.AnswerLimit at most.
func CheckSocket(report *cli.Report, path string) {
	s, advice := &report.Socket, ""
	s.Path, s.State = path, cli.SocketBlocked
	if err := check_path.CheckPath(path, server.DefaultSetting); err != nil {
		report.Problems = append(report.Problems, cli.Problem{About: "socket", Advice: err.Error()})
		return
	}
	info, _ := os.Lstat(path)
	conn, err := net.DialTimeout("unix", path, cli.AnswerLimit)
	switch {
	case errors.Is(err, os.ErrNotExist):
		s.State = cli.SocketFree
	case info != nil && info.Mode()&os.ModeSocket == 0:
		advice = path + " exists and is not a socket: choose another path with --socket (RKLLM_UDS_PATH)"
	case errors.Is(err, unix.ECONNREFUSED):
		s.State = cli.SocketStale
	case errors.Is(err, os.ErrPermission):
		advice = path + " is another user's: ask for rkllmd serve --allow-user there, or choose another path with --socket (RKLLM_UDS_PATH)"
	case err != nil:
		advice = path + " cannot be reached (" + explain_system_error.ExplainSystemError(err).Error() + "): choose another path with --socket (RKLLM_UDS_PATH)"
	default:
		defer conn.Close()
		conn.SetDeadline(time.Now().Add(cli.AnswerLimit))
		s.State = cli.SocketServing
		if s.Library, err = ask_library.AskLibrary(&cli.Client{Conn: conn, Decoder: json.NewDecoder(conn)}); err != nil {
			s.State = cli.SocketFailing
			advice = "what listens on " + path + " does not answer as a daemon does (" + err.Error() + "): stop it, or choose another path with --socket (RKLLM_UDS_PATH)"
		}
	}
	if advice != "" {
		report.Problems = append(report.Problems, cli.Problem{About: "socket", Advice: advice})
	}
}
