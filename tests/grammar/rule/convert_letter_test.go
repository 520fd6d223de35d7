package rule_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/rule/convert_letter"
)

func TestConvertLetter(t *testing.T) {
	require.Equal(t, "aZ09----", strings.Map(convert_letter.ConvertLetter, "aZ09-_/ü"))
}
