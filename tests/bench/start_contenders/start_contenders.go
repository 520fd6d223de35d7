// Package start_contenders starts all that a benchmark compares.
package start_contenders

import (
	"testing"

	"rkllmd/bench"
	"rkllmd/tests/bench/start_echo_server"
	"rkllmd/tests/bench/start_net_server"
	"rkllmd/tests/support/daemon/start_daemon"
)

// StartContenders starts the daemon, the C echo and the plain Go server, by bench.Ours, bench.Floor and bench.Net,
// until the benchmark ends. The daemon takes 2,000 connections and lets them be silent.
func StartContenders(b *testing.B) (contenders [bench.Contenders]bench.Contender) {
	b.Helper()
	daemon := start_daemon.StartDaemon(b, start_daemon.Options{
		Plain: true, Flags: []string{"--max-clients", "2000", "--first-message-timeout", "0"}})
	contenders[bench.Ours] = bench.Contender{Path: daemon.Path, PID: daemon.Process.Pid}
	path, pid := start_echo_server.StartEchoServer(b)
	contenders[bench.Floor] = bench.Contender{Path: path, PID: pid}
	path, pid = start_net_server.StartNetServer(b)
	contenders[bench.Net] = bench.Contender{Path: path, PID: pid}
	return contenders
}
