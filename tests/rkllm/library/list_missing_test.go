package library_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/list_missing"
)

func TestListMissing(t *testing.T) {
	var a []string
	for _, function := range rkllm.Functions {
		if strings.Contains(function.Generations, "A") {
			a = append(a, function.Name)
		}
	}
	slices.Sort(a)
	require.Nil(t, list_missing.ListMissing("A", a))
	require.Equal(t, []string{"rkllm_clear_kv_cache", "rkllm_set_chat_template"}, list_missing.ListMissing("B", a))
	require.Len(t, list_missing.ListMissing("D", a), 5)
	require.Len(t, list_missing.ListMissing("D", nil), len(rkllm.Functions))
	require.Equal(t, []string{"rkllm_init"}, list_missing.ListMissing("A", slices.DeleteFunc(a,
		func(name string) bool { return name == "rkllm_init" })))
}
