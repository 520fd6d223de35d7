package layout_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_field"
)

func TestFindField(t *testing.T) {
	s := rkllm.LayoutD.Param
	require.Equal(t, "top_k", s.Fields[find_field.FindField(s, "top_k")].Name)
	require.Equal(t, 0, find_field.FindField(s, "model_path"))
	require.Equal(t, -1, find_field.FindField(s, "no_such_member"))
	require.Equal(t, -1, find_field.FindField(s, ""))
}
