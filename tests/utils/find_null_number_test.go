package utils_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/find_null_number"
)

func TestFindNullNumber(t *testing.T) {
	var to struct {
		Tokens []int32  `json:"tokens"`
		Texts  []string `json:"texts"`
	}
	for object, want := range map[string]string{
		`{}`:                                  "",
		`{"tokens": null, "texts": [null]}`:   "",
		`{"tokens": [], "other": [null]}`:     "",
		`{"tokens": [1, 2]}`:                  "",
		`{"texts": [], "tokens": [1, null]}`:  "tokens[1]",
		`{"\u0074okens":[ null , null]}`:      "tokens[0]",
		`{"tokens": [1,2,3,4,5,null,6,null]}`: "tokens[5]",
	} {
		require.Equal(t, want, find_null_number.FindNullNumber([]byte(object), &to), object)
	}
	var members map[string]any
	require.Empty(t, find_null_number.FindNullNumber([]byte(`{"tokens": [null]}`), &members))
}
