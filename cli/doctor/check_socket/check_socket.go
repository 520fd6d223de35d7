// Package check_socket looks at the daemon's socket.
package check_socket

import (
	"encoding/json"
	"errors"
	"net"
	"os"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/daemon/ask_library"
	"rkllmd/cli/doctor"
	"rkllmd/server"
	"rkllmd/server/check_path"
	"rkllmd/utils/describe_system_error"
)

// CheckSocket notes whether the socket at path is free, or who answers there: of a daemon, which library it serves. A
// socket left behind is no problem, since serve replaces it; what is in its way is one, and so is what does not answer.
//
// **Runs on:** any thread that may wait. It waits for an answer, cli.AnswerLimit at most.
func CheckSocket(report *doctor.Report, path string) {
	s, advice := &report.Socket, ""
	s.Path, s.State = path, doctor.SocketBlocked
	if err := check_path.CheckPath(path, server.DefaultSetting); err != nil {
		report.Problems = append(report.Problems, doctor.Problem{About: "socket", Advice: err.Error()})
		return
	}
	info, _ := os.Lstat(path)
	conn, err := net.DialTimeout("unix", path, doctor.AnswerLimit)
	switch {
	case errors.Is(err, os.ErrNotExist):
		s.State = doctor.SocketFree
	case info != nil && info.Mode()&os.ModeSocket == 0:
		advice = path + " exists and is not a socket: choose another path with --socket (RKLLM_UDS_PATH)"
	case errors.Is(err, unix.ECONNREFUSED):
		s.State = doctor.SocketStale
	case errors.Is(err, os.ErrPermission):
		advice = path + " is another user's: ask for rkllmd serve --allow-user there, or choose another path " +
			"with --socket (RKLLM_UDS_PATH)"
	case err != nil:
		advice = path + " cannot be reached (" + describe_system_error.DescribeSystemError(err).Error() +
			"): choose another path with --socket (RKLLM_UDS_PATH)"
	default:
		defer conn.Close()
		conn.SetDeadline(time.Now().Add(doctor.AnswerLimit))
		s.State = doctor.SocketServing
		if s.Library, err = ask_library.AskLibrary(&cli.Client{Conn: conn, Decoder: json.NewDecoder(
			conn)}); err != nil {
			s.State = doctor.SocketFailing
			advice = "what listens on " + path + " does not answer as a daemon does (" + err.Error() +
				"): stop it, or choose another path with --socket (RKLLM_UDS_PATH)"
		} else if s.Library.Isolation != nil && strings.HasPrefix(s.Library.Isolation.Reload, "given up") {
			advice = "the daemon does not load its model again (" + s.Library.Isolation.Reload +
				"): call rkllm.init, and look into its log for what the library has said"
		}
	}
	if advice != "" {
		report.Problems = append(report.Problems, doctor.Problem{About: "socket", Advice: advice})
	}
}
