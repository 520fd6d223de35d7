package scan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/scan/walk_members"
)

func TestWalkMembers(t *testing.T) {
	for object, members := range map[string][]string{
		`{}`:                                nil,
		"{ \n}":                             nil,
		`{"a":1}`:                           {"a", "1"},
		`{"a":1,"b":[{"c":2}]}`:             {"a", "1", "b", `[{"c":2}]`},
		"{ \"a\" : \"x\" ,\n\"\" :\tnull }": {"a", `"x"`, "", "null"},
		`{"a":1,"a":2}`:                     {"a", "1", "a", "2"},
		`{"\u0061":{}, "b":true}`:           {"a", "{}", "b", "true"},
	} {
		var found []string
		for key, value := range walk_members.WalkMembers([]byte(object)) {
			found = append(found, string(key), string(value))
		}
		require.Equal(t, members, found, object)
	}
	t.Run("can be left", func(t *testing.T) {
		count := 0
		for range walk_members.WalkMembers([]byte(`{"a":1,"b":2}`)) {
			count++
			break
		}
		require.Equal(t, 1, count)
	})
}
