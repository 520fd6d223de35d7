package swarm_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm/find_sidecar"
	"rkllmd/faces/swarm/install_sidecar"
	"rkllmd/tests/support/faces/swarm_home"
)

func TestInstallSidecar(t *testing.T) {
	home := swarm_home.SwarmHome(t, "v20.0.0", "")
	bin, _, _ := strings.Cut(os.Getenv("PATH"), ":")
	npm := filepath.Join(bin, "npm")
	require.NoError(t, os.WriteFile(npm, []byte("#!/bin/sh\necho npm \"$@\" in $(pwd)\n"), 0o755))
	t.Run("writes the sidecar and runs npm", func(t *testing.T) {
		require.NoError(t, os.WriteFile(filepath.Join(home, "sidecar", "sidecar.mjs"), []byte("// older"), 0o600))
		var out bytes.Buffer
		require.NoError(t, install_sidecar.InstallSidecar(home, &out))
		folder := filepath.Join(home, "sidecar")
		require.Equal(t, "npm ci --omit=dev --ignore-scripts --no-audit --no-fund --prefix "+folder+" in "+folder+"\n",
			out.String())
		_, err := find_sidecar.FindSidecar(home)
		require.NoError(t, err)
	})
	t.Run("npm fails", func(t *testing.T) {
		require.NoError(t, os.WriteFile(npm, []byte("#!/bin/sh\necho no network; exit 3\n"), 0o755))
		var out bytes.Buffer
		require.ErrorContains(t, install_sidecar.InstallSidecar(home, &out), "exit status 3")
		require.Equal(t, "no network\n", out.String())
	})
	t.Run("a folder that cannot be written", func(t *testing.T) {
		require.ErrorContains(t, install_sidecar.InstallSidecar("/dev/null", &bytes.Buffer{}),
			"cannot make the sidecar's folder")
	})
	t.Run("no npm", func(t *testing.T) {
		require.NoError(t, os.Remove(npm))
		t.Setenv("PATH", bin)
		require.NoError(t, os.WriteFile(filepath.Join(bin, "node"), []byte("#!/bin/sh\necho v20.0.0\n"), 0o755))
		require.ErrorContains(t, install_sidecar.InstallSidecar(home, &bytes.Buffer{}), `no "npm" in PATH`)
	})
}
