package cli

// FlagKind is what may stand behind a flag of a type, for people.
type FlagKind struct {
	Name        string
	Least, Most string // that it holds
}

// FlagKinds are those of the flags that are not read as text, by pflag's names of their types.
var FlagKinds = map[string]FlagKind{
	"bool":     {Name: "true or false"},
	"duration": {Name: "a time such as 500ms, 10s or 2m"},
	"int":      {"a whole number", "-9223372036854775808", "9223372036854775807"},
	"int8":     {"a whole number", "-128", "127"},
	"int32":    {"a whole number", "-2147483648", "2147483647"},
	"int64":    {"a whole number", "-9223372036854775808", "9223372036854775807"},
	"float32":  {"a number", "-3.4e38", "3.4e38"},
	"float64":  {"a number", "-1.7e308", "1.7e308"},
}
