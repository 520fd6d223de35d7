package model_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/find_control"
)

func TestFindControl(t *testing.T) {
	m := &engine.Model{Controls: map[string]engine.Control{"<s>": {Token: 1}, "<s>>": {Token: 2}, "é": {Token: 3}},
		ControlLengths: map[byte][]int{'<': {4, 3}, "é"[0]: {2}}}
	for _, test := range []struct {
		text  string
		from  int
		at    engine.Span
		token int32
	}{
		{"a <s> b", 0, engine.Span{From: 2, To: 5}, 1},
		{"a <s>> b", 0, engine.Span{From: 2, To: 6}, 2},
		{"a <s>> b", 3, engine.Span{}, 0},
		{"<s><s>", 1, engine.Span{From: 3, To: 6}, 1},
		{"<<s", 0, engine.Span{}, 0},
		{"è é", 0, engine.Span{From: 3, To: 5}, 3},
		{"", 0, engine.Span{}, 0},
	} {
		at, control, found := find_control.FindControl(m, test.text, test.from)
		require.Equal(t, test.at, at, test.text)
		require.Equal(t, test.token, control.Token, test.text)
		require.Equal(t, test.token != 0, found, test.text)
	}
}
