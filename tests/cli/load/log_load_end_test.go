package load_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/set_up_log"
	"rkllmd/cli/load/log_load_end"
	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/utils"
)

func TestLogLoadEnd(t *testing.T) {
	var log bytes.Buffer
	set_up_log.SetUpLog(&log, "text", utils.LevelInfo)
	path := filepath.Join(t.TempDir(), "m")
	require.NoError(t, os.WriteFile(path, make([]byte, 3<<19), 0o600))
	began := time.Now().Add(-2 * time.Second)
	failed := &jsonrpc2.Error{Message: "it is damaged"}
	for _, c := range []struct {
		library, path string
		job           *rkllm.Job
		want          string
	}{
		{"/lib", path, &rkllm.Job{}, `level=INFO msg="model loaded" path=` + path + ` size="1.5 MB" elapsed=2`},
		{"/lib", "/nowhere", &rkllm.Job{}, `level=INFO msg="model loaded" path=/nowhere size=unknown elapsed=2`},
		{cli.EmbeddedLibrary, path, &rkllm.Job{}, ""},
		{"/lib", path, &rkllm.Job{Err: failed}, ""},
		{cli.EmbeddedLibrary, path, &rkllm.Job{Err: failed, Conn: &connection.Connection{}},
			`level=INFO msg="a model could not be loaded" path=` + path + ` for=json-rpc reason="it is damaged"`},
	} {
		log.Reset()
		log_load_end.LogLoadEnd(c.library, c.path, began)(c.job)
		if c.want == "" {
			require.Empty(t, log.String())
			continue
		}
		require.Contains(t, log.String(), c.want)
	}
}
