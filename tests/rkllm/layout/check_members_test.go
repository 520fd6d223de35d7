package layout_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/check_members"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestCheckMembers(t *testing.T) {
	one := json.RawMessage("1")
	s := &rkllm.Struct{Fields: []rkllm.Field{{Name: "a", Required: true}, {Name: "b", Kind: rkllm.Inline,
		Struct: &rkllm.Struct{Fields: []rkllm.Field{{Name: "c"}}}}, {Name: "c"}}, OneOf: []string{"b", "c"}}
	require.Nil(t, check_members.CheckMembers(s, "p", []json.RawMessage{one, one, nil}))
	require.Nil(t, check_members.CheckMembers(s, "p", []json.RawMessage{one, nil, one}))
	rkllm_require_refused.RkllmRequireRefused(t, "p.a: is required", check_members.CheckMembers(s, "p",
		[]json.RawMessage{nil, one, nil}))
	rkllm_require_refused.RkllmRequireRefused(t, "p: one of b, c is required", check_members.CheckMembers(s, "p",
		[]json.RawMessage{one, nil, nil}))
	rkllm_require_refused.RkllmRequireRefused(t, "p.c: belongs into b, which is given too", check_members.CheckMembers(
		s, "p", []json.RawMessage{one, one, one}))
}
