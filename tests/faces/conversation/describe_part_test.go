package conversation_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/conversation/describe_part"
)

func TestDescribePart(t *testing.T) {
	for _, kind := range []string{"image", "image_url", "input_image"} {
		require.Equal(t, `messages[0].content[1].type is "`+kind+
			`": images cannot be taken here, because no model sees: leave them out`,
			describe_part.DescribePart("messages[0].content[1]", kind, "a text"))
	}
	require.Equal(t, `a.type is "input_audio", which cannot be done here; it must be a text`,
		describe_part.DescribePart("a", "input_audio", "a text"))
	require.Less(t, len(describe_part.DescribePart("a", strings.Repeat("x", 1000), "b")), 120, "it is cut")
}
