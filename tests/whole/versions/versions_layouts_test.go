package versions_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_calls"
	"rkllmd/tests/whole/conformance_hello"
	"rkllmd/tests/whole/conformance_load"
	"rkllmd/tests/whole/versions/versions_announce"
	"rkllmd/tests/whole/versions/versions_ask"
	"rkllmd/tests/whole/versions/versions_prepare"
	"rkllmd/tests/whole/versions/versions_serving"
	"rkllmd/tests/whole/versions/versions_start"
)

// TestVersionsLayouts has calls wait for a model that another generation of the library loads in the end than the one
// that they were prepared for: they are prepared again, to the byte. What the older generation lacks is refused by
// then; what the newer one has is taken although the older one serves when it comes.
func TestVersionsLayouts(t *testing.T) {
	const constants = `{"jsonrpc":"2.0","id":9,"method":"rkllm.get_constants"}`
	const sampled = `{"jsonrpc":"2.0","id":3,"method":"rkllm.run","params":[null,{"prompt_input":"Hello"},` +
		`{"sampling_params":{"top_k":3}}]}`
	s := versions_prepare.VersionsPrepare(t, "1.2.3", "1.3.0")
	versions_start.VersionsStart(t, s)
	load, run := conformance_load.ConformanceLoad(s.Session, 1), conformance_hello.ConformanceHello(s.Session, "run", 1,
		"text older\ncall 0\ncall 2")
	conformance_announce.ConformanceAnnounce(t, s.Session, "init", load.Expect, "")
	conformance_announce.ConformanceAnnounce(t, s.Session, "run", run.Expect, run.Script)
	versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "wait\nraise 11")
	send_line.SendLine(t, s.Client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.init","params":%s}`, load.Params)
	send_line.SendLine(t, s.Client, `{"jsonrpc":"2.0","id":2,"method":"rkllm.run","params":%s}`, run.Params)
	send_line.SendLine(t, s.Client, sampled)
	send_line.SendLine(t, s.Client, constants)
	require.Contains(t, read_line.ReadLine(t, s.Client), `"id":9,`, "all of them wait now")
	release := filepath.Join(s.Folder, "1.3.0", "rkllm_init.go")
	require.NoError(t, os.WriteFile(release, []byte("now"), 0o600))
	require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":0}`, read_line.ReadLine(t, s.Client))
	answer := read_line.ReadLine(t, s.Client)
	require.Contains(t, answer, `"id":2,`)
	require.Contains(t, answer, `"text":"older"`)
	answer = read_line.ReadLine(t, s.Client)
	require.Contains(t, answer, `"id":3,`)
	require.Contains(t, answer, "sampling_params")
	require.Contains(t, answer, "1.3.0")
	serving, passed := versions_serving.VersionsServing(t, s)
	require.Equal(t, "1.2.3", serving)
	require.Contains(t, passed["1.3.0"], "SIGSEGV in rkllm_init")
	_, differences := conformance_calls.ConformanceCalls(t, s.Session)
	require.Empty(t, differences)

	other := filepath.Join(s.Folder, "other")
	require.NoError(t, os.WriteFile(other, []byte("another model"), 0o600))
	conformance_announce.ConformanceAnnounce(t, s.Session, "destroy", "anything\n", "")
	versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "wait")
	versions_announce.VersionsAnnounce(t, s, "1.3.0", "run", "text newer\ncall 0\ncall 2")
	require.Nil(t, versions_ask.VersionsAsk(t, s, versions_ask.Free).Error)
	send_line.SendLine(t, s.Client, "%s", fmt.Sprintf(versions_ask.Init, other))
	send_line.SendLine(t, s.Client, sampled)
	send_line.SendLine(t, s.Client, constants)
	require.Contains(t, read_line.ReadLine(t, s.Client), `"id":9,`)
	require.NoError(t, os.WriteFile(release, []byte("now"), 0o600))
	require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":0}`, read_line.ReadLine(t, s.Client))
	answer = read_line.ReadLine(t, s.Client)
	require.Contains(t, answer, `"id":3,`)
	require.Contains(t, answer, `"text":"newer"`)
	serving, passed = versions_serving.VersionsServing(t, s)
	require.Equal(t, "1.3.0", serving)
	require.Empty(t, passed)
}
