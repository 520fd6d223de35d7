package check_paths_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/check_paths"
	"rkllmd/rkllm/convert_json_to_rkllm_param"
	"rkllmd/rkllm/free_memory"
	"rkllmd/tests/support/rkllm_read_member"
	"rkllmd/tests/support/rkllm_require_refused"
)

func TestCheckPaths(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	root, failed := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, failed)
	require.NoError(t, os.WriteFile(filepath.Join(root, "file"), []byte("x"), 0o600))
	require.NoError(t, os.Symlink(filepath.Join(root, "file"), filepath.Join(root, "link")))
	param, err := convert_json_to_rkllm_param.ConvertJSONToRkllmParam(&memory, rkllm.LayoutD, fmt.Appendf(nil, `{"model_path":%q}`, root+"/link"))
	require.Nil(t, err)
	require.Nil(t, check_paths.CheckPaths(&memory, nil))
	require.Equal(t, root+"/file", rkllm_read_member.RkllmReadMember(t, rkllm.LayoutD.Param, param, "model_path"))
	rkllm_require_refused.RkllmRequireRefused(t, fmt.Sprintf("param.model_path: %q is outside the directories that this daemon may use: /nowhere", root+"/file"),
		check_paths.CheckPaths(&memory, []string{"/nowhere"}))
	require.NoError(t, os.Remove(root+"/file"))
	rkllm_require_refused.RkllmRequireRefused(t, fmt.Sprintf("param.model_path: %q cannot be used: no such file or directory", root+"/file"),
		check_paths.CheckPaths(&memory, nil))
	require.Nil(t, check_paths.CheckPaths(&rkllm.Memory{}, nil))
}
