package process_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/list_rules"
)

func TestListRules(t *testing.T) {
	for _, variable := range isolation.Caches {
		t.Setenv(variable, "")
	}
	require.Equal(t, []string{"w/", "d/dev"}, list_rules.ListRules("/usr/lib/librkllmrt.so", nil))
	folder := t.TempDir()
	for _, name := range []string{"a/librkllmrt.so", "a/libother.so.1", "a/key.pem", "b/libreal.so", "b/secret"} {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(folder, name)), 0o700))
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), nil, 0o600))
	}
	link := filepath.Join(folder, "a/liblink.so")
	require.NoError(t, os.Symlink(filepath.Join(folder, "b/libreal.so"), link))
	t.Setenv("LD_LIBRARY_PATH", ":/opt/npu:")
	t.Setenv("RKLLMRT_LLAMA", "/opt/llama")
	t.Setenv("MESA_SHADER_CACHE_DIR", "/caches/gpu")
	require.Equal(t, []string{"c/caches/gpu", "w/", "d/dev"}, list_rules.ListRules(link, nil))
	rules := list_rules.ListRules(link, []string{"/models", "/more"})
	require.Subset(t, rules, []string{"r/usr", "r/proc", "r/sys", "d/dev/dri", "d/dev/kfd", "r/etc/vulkan",
		"d/dev/dma_heap", "d/dev/rknpu",
		"r" + folder + "/a/librkllmrt.so", "r" + folder + "/a/libother.so.1", "r" + folder + "/b/libreal.so",
		"r/opt/npu", "r/opt/llama", "c/caches/gpu", "w/models", "w/more"})
	for _, rule := range []string{"w/", "r/", "r/etc", "d/dev", "r" + folder + "/a", "r" + folder + "/a/key.pem",
		"r" + folder + "/b/secret", "r"} {
		require.NotContains(t, rules, rule)
	}
}
