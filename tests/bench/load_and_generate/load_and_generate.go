// Package load_and_generate keeps the daemon busy.
package load_and_generate

import (
	"testing"
	"time"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/support/daemon/start_run"
)

// LoadAndGenerate loads a model as init_tiny_model does, and has it generate, without an end, for as long as is asked.
func LoadAndGenerate(tb testing.TB, client *connect_client.Client, param map[string]any, duration time.Duration) {
	tb.Helper()
	init_tiny_model.InitTinyModel(tb, client, param)
	if duration == 0 {
		return
	}
	start_run.StartRun(tb, client, 1, "the first stone", 0)
	for end := time.Now().Add(duration); time.Now().Before(end); {
		read_line.ReadLine(tb, client)
	}
	send_line.SendLine(tb, client, `{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}`)
	read_stream.ReadStream(tb, client, "1")
}
