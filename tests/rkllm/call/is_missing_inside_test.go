package call_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/call/is_missing_inside"
	"rkllmd/tests/rkllm/call/rkllm_path_folder"
)

func TestIsMissingInside(t *testing.T) {
	base := rkllm_path_folder.RkllmPathFolder(t)
	for link, target := range map[string]string{"in/dead": "gone", "in/far": base + "/in/dead", "in/up": "../out/gone",
		"in/through": base + "/out/dead", "out/dead": base + "/in/gone", "in/circle": "circle",
		"out/back": base + "/in", "in/root": "/"} {
		require.NoError(t, os.Symlink(target, filepath.Join(base, link)))
	}
	for path, want := range map[string]bool{"in/gone": true, "in/gone/x": true, "in/dead": true, "in/dead/x": true,
		"in/far": true, "in/circle": true, "in/file/x": true, "out/back/gone": true, "out/back/dead": true,
		"in/up": false, "in/through": false, "out/dead": false, "out/gone": false, "gone": false, "in/../gone": false,
		"in/file": false, "in/escape": false, "in/root": false, "in/root/x": false} {
		require.Equal(t, want, is_missing_inside.IsMissingInside(base+"/"+path, []string{base + "/in"}), path)
	}
}
