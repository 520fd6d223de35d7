package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/markdown/share_columns"
)

func TestShareColumns(t *testing.T) {
	for _, test := range []struct {
		widths, shared []int
		room           int
		fits           bool
	}{
		{[]int{3, 9}, []int{3, 9}, 20, true}, {[]int{3, 9, 30}, []int{3, 9, 9}, 21, true},
		{[]int{20, 30}, []int{5, 5}, 10, true}, {[]int{9, 9, 9}, nil, 11, false}, {[]int{5, 5}, nil, -3, false},
	} {
		require.Equal(t, test.fits, share_columns.ShareColumns(test.widths, test.room), "%+v", test)
		if test.fits {
			require.Equal(t, test.shared, test.widths)
		}
	}
}
