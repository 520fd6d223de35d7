package versions_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/whole/versions/versions_announce"
	"rkllmd/tests/whole/versions/versions_hello"
	"rkllmd/tests/whole/versions/versions_prepare"
)

// TestVersionsNamed has models that requests name loaded by whichever version can, each by its own, beside each other.
// One whose library dies is loaded by the same version when the next request asks for it.
func TestVersionsNamed(t *testing.T) {
	s := versions_prepare.VersionsPrepare(t, "1.3.0", "1.2.3")
	flags := []string{"--library", s.Libraries, "--library-state", s.State}
	for _, name := range []string{"a", "b"} {
		path := filepath.Join(s.Folder, name+".rkllm")
		require.NoError(t, os.WriteFile(path, []byte(name), 0o600))
		flags = append(flags, "--named-model", name+"="+path)
	}
	var address string
	s.Daemon, address = http_daemon.HTTPDaemon(t, flags...)
	versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "raise 6")
	versions_announce.VersionsAnnounce(t, s, "1.2.3", "init", "")
	require.Equal(t, "1.2.3", versions_hello.VersionsHello(t, s, address, "a", "1.2.3", ""))
	versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "")
	require.Equal(t, "1.3.0", versions_hello.VersionsHello(t, s, address, "b", "1.3.0", ""))
	require.Equal(t, "1.2.3", versions_hello.VersionsHello(t, s, address, "a", "1.2.3", ""))
	versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "")
	versions_announce.VersionsAnnounce(t, s, "1.2.3", "init", "")
	require.Contains(t, versions_hello.VersionsHello(t, s, address, "a", "1.2.3", "raise 11"), "SIGSEGV")
	require.Equal(t, "1.2.3", versions_hello.VersionsHello(t, s, address, "a", "1.2.3", ""))
	require.FileExists(t, filepath.Join(s.Folder, "1.3.0", "rkllm_init.expect"), "it was not tried again")
	log := wait_for_log.WaitForLog(t, s.Daemon, "a version of the library is passed over")
	require.Contains(t, log, fmt.Sprintf("path=%s version=1.3.0 model=%s/a.rkllm", s.Paths["1.3.0"], s.Folder))
}
