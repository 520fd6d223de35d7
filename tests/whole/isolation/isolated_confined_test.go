package isolation_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/process/detect_held"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_calls"
	"rkllmd/tests/whole/isolation/isolated_start"
	"rkllmd/tests/whole/isolation/isolated_step"
)

// TestIsolatedConfined has a library in a process of its own reach for what is none of its business: files outside the
// allowed roots, sockets, programs, the daemon itself. As far as this kernel can it is refused, and serves all the
// same; with --confine=false it is not.
func TestIsolatedConfined(t *testing.T) {
	held := detect_held.DetectHeld()
	secret := filepath.Join(t.TempDir(), "shadow")
	require.NoError(t, os.WriteFile(secret, []byte("secret"), 0o600))
	script := fmt.Sprintf("open %s\ncreate %s.new\nopen /etc/passwd\nconnect 1\nconnect 2\nconnect 10\nsignal 0\n"+
		"open /proc/self/maps\nopen /dev/urandom\nopen MODEL\ncreate MODEL.cache\nexecute /bin/true\n"+
		"text ok\ncall 0\ncall 2",
		secret, secret)
	for _, c := range []struct {
		name                         string
		flags                        []string
		files, network, rootsInForce bool
	}{
		{"roots", nil, held.Landlock > 0, held.Seccomp, true},
		{"no roots", nil, false, held.Seccomp, false},
		{"not confined", []string{"--confine=false"}, false, false, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			roots := t.TempDir() // what isolated_start makes lies beside it
			if c.rootsInForce {
				c.flags = append(c.flags, "--allowed-root", filepath.Dir(roots))
			}
			s := isolated_start.IsolatedStart(t, "1.3.0", c.flags...)
			load := conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, "init", ""))
			require.Nil(t, load[0].Error, "%+v", load[0].Error)
			mine := strings.ReplaceAll(script, "MODEL", s.Folder+"/model")
			if !c.network && !c.files { // it would be executed
				mine = strings.ReplaceAll(mine, "execute /bin/true", "execute /bin/not/there")
			}
			answer := conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, "run", mine))
			require.Nil(t, answer[0].Error, "%+v", answer[0].Error)
			require.Contains(t, string(answer[0].Result), `"text":"ok"`)
			all, _ := conformance_calls.ConformanceCalls(t, s)
			told := strings.Join(all, "\n")
			for what, refused := range map[string]bool{"open " + secret: c.files, "create " + secret + ".new": c.files,
				"open /etc/passwd": c.files, "connect 1": c.network, "connect 2": c.network, "connect 10": c.network,
				"signal 0": c.network, "open /proc/self/maps": false, "open /dev/urandom": false,
				"open " + s.Folder + "/model": false, "create " + s.Folder + "/model.cache": false} {
				want := ": done"
				switch {
				case refused && strings.Contains(what, "/"):
					want = ": Permission denied"
				case refused:
					want = ": Operation not permitted"
				}
				require.Contains(t, told, "rkllm_run "+what+want)
			}
			if c.network {
				require.Contains(t, told, "rkllm_run execute /bin/true: Operation not permitted")
			}
		})
	}
}
