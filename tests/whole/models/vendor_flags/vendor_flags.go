// Package vendor_flags names models of a vendor's library.
package vendor_flags

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_platform"
	"rkllmd/tests/whole/build_conformance"
)

// VendorFlags returns the flags of rkllmd serve that serve the conformance library of a version, isolated, and as many
// models of it, "v0" and so on. Each answer of theirs is "Hello".
func VendorFlags(t testing.TB, version string, count int) []string {
	t.Helper()
	folder := t.TempDir()
	flags := []string{"--library", build_conformance.BuildConformance(t, version,
		daemon_platform.DaemonPlatform(t).Compiler), "--isolate"}
	for i := range count {
		path := filepath.Join(folder, fmt.Sprintf("v%d.rkllm", i))
		require.NoError(t, os.WriteFile(path, []byte("nothing"), 0o600))
		flags = append(flags, "--named-model", fmt.Sprintf("v%d=%s", i, path))
	}
	return flags
}
