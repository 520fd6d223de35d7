// Package lines_host makes a host for a test.
package lines_host

import (
	"bytes"
	"testing"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/generation"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/generation/session/create_sessions"
	"rkllmd/tests/support/generation/generation_engine"
)

// LinesHost makes a host over the tiny model; what it writes is in output, under host.Writing. Nothing there can fail,
// so nothing may stop the host.
func LinesHost(t testing.TB, o engine.PoolOptions) (host *lines.Host, output *bytes.Buffer) {
	t.Helper()
	_, b := generation_engine.GenerationEngine(t, "llama", o)
	output = &bytes.Buffer{}
	host = &lines.Host{Backend: b, Output: output, Runs: map[string]*generation.Run{}, Stop: t.Fail,
		Sessions: create_sessions.CreateSessions(b, generation.SessionOptions{}, nil)}
	t.Cleanup(func() { close_sessions.CloseSessions(host.Sessions) })
	return host, output
}
