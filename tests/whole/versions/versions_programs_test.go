package versions_test

import (
	"bytes"

	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/whole/versions/versions_announce"
	"rkllmd/tests/whole/versions/versions_prepare"
)

// TestVersionsPrograms has the commands that load a model themselves try the versions too: rkllmd generate, which finds
// out that the newest one fails, and rkllmd run, whose daemon knows it then. rkllmd doctor says what is remembered.
func TestVersionsPrograms(t *testing.T) {
	s := versions_prepare.VersionsPrepare(t, "1.3.0", "1.2.3")
	t.Setenv("XDG_STATE_HOME", filepath.Join(s.Folder, "state"))
	t.Setenv("STATE_DIRECTORY", "")
	model := filepath.Join(s.Folder, "model")
	versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "raise 11")
	for _, c := range []struct {
		input string
		flags []string
		want  string
	}{
		{`{"id":1,"prompt":"Hi"}`, []string{"generate", model}, `"text":"Hello"`},
		{"", []string{"run", model, "Hi"}, "Hello"},
	} {
		versions_announce.VersionsAnnounce(t, s, "1.2.3", "init", "")
		versions_announce.VersionsAnnounce(t, s, "1.2.3", "run_async", "text Hello\ncall 0\ncall 2")
		versions_announce.VersionsAnnounce(t, s, "1.2.3", "destroy", "")
		command := daemon_command.DaemonCommand(t, true, append(c.flags, "--library", s.Paths["1.2.3"], "--library",
			s.Paths["1.3.0"])...)
		var log bytes.Buffer
		command.Stdin, command.Stderr = strings.NewReader(c.input), &log
		output, err := command.Output()
		require.NoError(t, err, log.String())
		require.Contains(t, string(output), c.want)
		versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "")
	}
	require.FileExists(t, filepath.Join(s.Folder, "1.3.0", "rkllm_init.expect"), "the second one knew")
	require.FileExists(t, filepath.Join(s.Folder, "state", "rkllmd", "libraries.json"))
	report, _ := daemon_command.DaemonCommand(t, true, "doctor", "--library", s.Libraries, "--socket",
		filepath.Join(s.Folder, "none.sock")).Output() // it may find problems of this machine
	text := string(report)
	newer, older := strings.Index(text, "side by side "+s.Paths["1.3.0"]+", version 1.3.0, generation D"),
		strings.Index(text, "side by side "+s.Paths["1.2.3"]+", version 1.2.3, generation C")
	require.Positive(t, newer, text)
	require.Greater(t, older, newer, text)
	require.Contains(t, text[newer:older], "has not loaded "+model)
	require.Contains(t, text[newer:older], "SIGSEGV in rkllm_init")
	require.Contains(t, text[older:], "has loaded "+model)

}
