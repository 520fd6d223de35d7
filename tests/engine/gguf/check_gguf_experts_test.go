package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_experts"
)

func TestCheckGGUFExperts(t *testing.T) {
	u := []gguf.Value{{Type: gguf.Uint32}, {Type: gguf.Uint32, Number: 1}, {Type: gguf.Uint32, Number: 2},
		{Type: gguf.Uint32, Number: 3}, {Type: gguf.Uint32, Number: 4}}
	for _, one := range []struct {
		pairs map[string]gguf.Value
		want  string
	}{
		{nil, ""},
		{map[string]gguf.Value{"a.expert_count": u[4], "a.expert_used_count": u[2]}, ""},
		{map[string]gguf.Value{"a.expert_count": u[4], "a.expert_used_count": u[4], "a.expert_group_count": u[2],
			"a.expert_group_used_count": u[1]}, ""},
		{map[string]gguf.Value{"a.expert_count": {Type: gguf.Uint32, Number: 513}},
			"a.expert_count is 513; it must be from 0 to 512"},
		{map[string]gguf.Value{"a.expert_used_count": u[1]}, "a.expert_used_count is 1; it must be from 0 to 0"},
		{map[string]gguf.Value{"a.expert_count": u[2], "a.expert_used_count": u[3]},
			"a.expert_used_count is 3; it must be from 1 to 2"},
		{map[string]gguf.Value{"a.expert_count": u[2]}, "a.expert_used_count is missing; it must be from 1 to 2"},
		{map[string]gguf.Value{"a.expert_count": u[4], "a.expert_used_count": u[1], "a.expert_group_count": u[4]},
			"a.expert_group_count is 4; it must be from 0 to 3"},
		{map[string]gguf.Value{"a.expert_count": u[4], "a.expert_used_count": u[1], "a.expert_group_count": u[3]},
			"a.expert_group_count is 3; it must divide the 4 experts"},
		{map[string]gguf.Value{"a.expert_count": u[4], "a.expert_used_count": u[1], "a.expert_group_count": u[2]},
			"a.expert_group_used_count is missing"},
		{map[string]gguf.Value{"a.expert_count": u[4], "a.expert_used_count": u[1], "a.expert_group_count": u[2],
			"a.expert_group_used_count": u[2]},
			"a.expert_group_used_count is 2; it must be from 1 to 1"},
	} {
		err := check_gguf_experts.CheckGGUFExperts(&gguf.Header{Pairs: one.pairs}, "a.")
		if one.want == "" {
			require.NoError(t, err)
		} else {
			require.EqualError(t, err, one.want)
		}
	}
}
