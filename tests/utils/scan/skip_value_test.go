package scan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/scan/skip_value"
)

func TestSkipValue(t *testing.T) {
	for _, value := range []string{
		`0`, `-1.5e+3`, `true`, `null`, `""`, `"a,b"`, `"}]"`, `{}`, `[]`, `{"a":{"b":[1,2,{}]}}`, `[[],[[]] , "]"]`,
		`{ "}" : "\"}" }`,
	} {
		for _, after := range []string{"", " ", "\n", ",1", "]", "}", " ]"} {
			require.Equal(t, len(value), skip_value.SkipValue([]byte(value+after), 0), "%s then %q", value, after)
			require.Equal(t, 2+len(value), skip_value.SkipValue([]byte("[ "+value+after), 2), "%s then %q", value,
				after)
		}
	}
}
