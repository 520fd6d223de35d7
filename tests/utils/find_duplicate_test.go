package utils_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/find_duplicate"
)

func TestFindDuplicate(t *testing.T) {
	for object, name := range map[string]string{
		`{}`:                                  "",
		`{"a":1,"b":{"a":1,"a":2},"A":["a"]}`: "",
		`{"a":1,"b":2,"b":2,"a":1}`:           "b",
		`{"id":1,"\u0069d":null}`:             "id",
	} {
		require.Equal(t, name, find_duplicate.FindDuplicate([]byte(object)), object)
	}
}
