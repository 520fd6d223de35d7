package units_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/units"
	"rkllmd/cli/units/check_served"
	"rkllmd/tests/cli/cli_embedded"
)

func TestCheckServed(t *testing.T) {
	t.Setenv("LD_LIBRARY_PATH", "")
	root := t.TempDir()
	state := units.State{Config: filepath.Join(root, "rkllmd.conf")}
	full := cli_embedded.CliEmbedded()
	require.Empty(t, check_served.CheckServed(state, full, root))
	require.Contains(t, check_served.CheckServed(state, cli.Embedded{}, root), "it fails at its next start, because "+
		"this program has no embedded runtime, and this machine has no RKNPU: put the vendor's librkllmrt.so into")
	for text, want := range map[string]string{
		"log-levl = debug\n":              ":1: there is no setting \"log-levl\", did you mean log-level?",
		"library = " + root + "/l.so\n":   "names the library " + root + "/l.so, which is not there",
		"library = " + state.Config:       "",
		"library = embedded\nhttp = :1\n": "this program has no embedded runtime",
	} {
		require.NoError(t, os.WriteFile(state.Config, []byte(text), 0o600))
		require.Contains(t, check_served.CheckServed(state, cli.Embedded{}, root), want)
		if want == "" {
			require.Empty(t, check_served.CheckServed(state, cli.Embedded{}, root))
		}
	}
	state.Config = root
	require.Contains(t, check_served.CheckServed(state, full, root), root+" cannot be read")
}
