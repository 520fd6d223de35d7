package call_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/check_paths"
	"rkllmd/rkllm/convert_json_to_rkllm_param"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestCheckPaths(t *testing.T) {
	var memory, inside rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	defer free_memory.FreeMemory(&inside)
	root, failed := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, failed)
	require.NoError(t, os.WriteFile(filepath.Join(root, "file"), []byte("x"), 0o600))
	require.NoError(t, os.Symlink(filepath.Join(root, "file"), filepath.Join(root, "link")))
	param, err := convert_json_to_rkllm_param.ConvertJSONToRkllmParam(&memory, rkllm.LayoutD, fmt.Appendf(nil,
		`{"model_path":%q}`, root+"/link"))
	require.Nil(t, err)
	*(*uintptr)(memory.Paths[0].Slot) = 1 // a library that shares this memory may write there: it is not followed
	require.Nil(t, check_paths.CheckPaths(&memory, nil, nil))
	require.Equal(t, root+"/file", rkllm_read_member.RkllmReadMember(t, rkllm.LayoutD.Param, param, "model_path"))
	rkllm_require_refused.RkllmRequireRefused(t,
		fmt.Sprintf("param.model_path: %q is outside the directories that this daemon may use: /nowhere", root+"/file"),
		check_paths.CheckPaths(&memory, []string{"/nowhere"}, nil))
	require.NoError(t, os.Remove(root+"/file"))
	rkllm_require_refused.RkllmRequireRefused(t,
		fmt.Sprintf("param.model_path: %q cannot be used: no such file or directory", root+"/file"),
		check_paths.CheckPaths(&memory, nil, nil))
	require.Nil(t, check_paths.CheckPaths(&rkllm.Memory{}, nil, nil))

	param, err = convert_json_to_rkllm_param.ConvertJSONToRkllmParam(&inside, rkllm.LayoutD,
		[]byte(`{"model_path":"builtin:demo"}`))
	require.Nil(t, err)
	require.Nil(t, check_paths.CheckPaths(&inside, []string{"/nowhere"}, []string{"demo"}))
	require.Equal(t, "builtin:demo", rkllm_read_member.RkllmReadMember(t, rkllm.LayoutD.Param, param, "model_path"))
	rkllm_require_refused.RkllmRequireRefused(t,
		`param.model_path: there is no model "builtin:demo", there is builtin:other`,
		check_paths.CheckPaths(&inside, nil, []string{"other"}))
	inside.Paths[0].Use = rkllm.PathRead // not a model
	rkllm_require_refused.RkllmRequireRefused(t,
		`param.model_path: "builtin:demo" is not an absolute path, such as /home/me/model.rkllm`,
		check_paths.CheckPaths(&inside, nil, []string{"demo"}))
}
