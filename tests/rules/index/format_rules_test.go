package index_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/index/format_rules"
	"rkllmd/rules/index/format_words"
)

func TestFormatRules(t *testing.T) {
	verbs, threads := format_words.FormatWords(rules.WordTables[0]), format_words.FormatWords(rules.WordTables[1])
	require.Contains(t, verbs, "| `append_` | "+rules.Verbs["append"]+" |")
	require.Contains(t, threads, "| the loop | "+rules.Threads["the loop"]+" |")
	for _, words := range rules.WordTables {
		for word, meaning := range words.Words {
			require.NotEmpty(t, meaning, word)
		}
	}

	const top = "# Rules\n\n| path | holds |\n|---|---|\n\n"
	right := top + verbs + "\nMore.\n\n" + threads + "\nLast.\n"
	require.Equal(t, right, format_rules.FormatRules(right))
	require.Equal(t, right, format_rules.FormatRules(top+"| verb | what the function does |\n|---|---|\n"+
		"| `old_` | x |\n\nMore.\n\n| runs on | what that is |\n\nLast.\n"))
	require.Equal(t, "# Rules\n\n"+verbs+"\n"+threads, format_rules.FormatRules("# Rules\n"),
		"what it lacks comes last")
	require.Equal(t, "\n"+verbs+"\n"+threads, format_rules.FormatRules("\n"+verbs+"\n| runs on | what that is |"),
		"a table at the end")
}
