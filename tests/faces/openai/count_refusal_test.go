package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/count_refusal"
	"rkllmd/tests/support/faces/web_host"
)

func TestCountRefusal(t *testing.T) {
	host, told := web_host.WebHost(nil)
	count_refusal.CountRefusal(host, &openai.Refusal{})
	require.Empty(t, told.Errors)
	count_refusal.CountRefusal(host, &openai.Refusal{Name: "timeout"})
	require.Equal(t, []string{"timeout"}, told.Errors)
}
