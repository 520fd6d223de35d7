package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/run/describe_stop"
)

func TestDescribeStop(t *testing.T) {
	embedded, vendor := cli.Limits{Context: 64, Full: 65, MadeFor: 2048, Answer: -1}, cli.Limits{Context: 512,
		Full: 512, Answer: 512}
	for _, test := range []struct {
		limits cli.Limits
		perf   cli.Perf
		want   string
	}{
		{embedded, cli.Perf{PrefillTokens: 10, GenerateTokens: 54}, ""},
		{embedded, cli.Perf{PrefillTokens: 10, GenerateTokens: 55},
			"(stopped: the context of 64 tokens is full; --context gives more, up to 2048)"},
		{cli.Limits{Context: 64, Full: 65, MadeFor: 64, Answer: -1}, cli.Perf{PrefillTokens: 10, GenerateTokens: 55},
			"(stopped: the context of 64 tokens is full; the model was made for no more)"},
		{cli.Limits{Context: 64, Full: 65, Answer: 5}, cli.Perf{PrefillTokens: 10, GenerateTokens: 5},
			"(stopped after 5 tokens; --max-tokens allows more)"},
		{vendor, cli.Perf{PrefillTokens: 10, GenerateTokens: 501}, ""},
		{vendor, cli.Perf{PrefillTokens: 10, GenerateTokens: 502},
			"(stopped: the context of 512 tokens is full; --context gives more)"},
		{vendor, cli.Perf{Received: 511}, ""},
		{vendor, cli.Perf{Received: 512}, "(stopped after 512 tokens; --max-tokens allows more)"},
	} {
		require.Equal(t, test.want, describe_stop.DescribeStop(test.limits, test.perf), test)
	}
}
