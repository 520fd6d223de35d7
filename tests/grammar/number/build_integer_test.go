package number_test

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/convert_schema"
	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/is_written"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestBuildInteger(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 2))
	for range 60 {
		low, high := r.IntN(400)-200, r.IntN(400)-200
		schema := []string{`{"type": "integer", "minimum": %d, "maximum": %d}`,
			`{"type": "integer", "minimum": %d}`, `{"type": "integer", "maximum": %[2]d}`}
		for i, form := range schema {
			if i == 0 && low > high {
				continue
			}
			source, err := convert_schema.ConvertSchema([]byte(strings.TrimSuffix(fmt.Sprintf(form, low, high),
				fmt.Sprintf("%%!(EXTRA int=%d)", high))))
			require.NoError(t, err)
			for n := -230; n <= 230; n += 1 + r.IntN(7) {
				expected := (i == 2 || n >= low) && (i == 1 || n <= high)
				require.Equal(t, expected, is_written.IsWritten(t, source, strconv.Itoa(n)), "%d in %d..%d\n%s", n,
					low, high, source)
			}
		}
	}
	check_schema.CheckSchema(t, `{"type": "integer", "exclusiveMinimum": -3, "exclusiveMaximum": 2.5}`, `+-2`, `+2`,
		`+0`, `--3`, `-3`, `--0`, `-1.0`, `-01`)
	refuse_schemas.RefuseSchemas(t, [2]string{`{"type": "integer", "minimum": 1.2, "maximum": 1.8}`,
		"no integer lies between"})
}
