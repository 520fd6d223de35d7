package scan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/scan/walk_elements"
)

func TestWalkElements(t *testing.T) {
	for array, elements := range map[string][]string{
		`[]`:                         nil,
		"[ \n]":                      nil,
		`[1]`:                        {"1"},
		`[1,"a,]",[2,3],{"b":[]}]`:   {"1", `"a,]"`, "[2,3]", `{"b":[]}`},
		"[ null ,\ttrue\n, -1.5e3 ]": {"null", "true", "-1.5e3"},
	} {
		var found []string
		for value := range walk_elements.WalkElements([]byte(array)) {
			found = append(found, string(value))
		}
		require.Equal(t, elements, found, array)
	}
	t.Run("can be left", func(t *testing.T) {
		count := 0
		for range walk_elements.WalkElements([]byte(`[1,2]`)) {
			count++
			break
		}
		require.Equal(t, 1, count)
	})
}
