// Package describe_flag_error words an error of pflag's about a flag.
package describe_flag_error

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"rkllmd/cli"
)

// DescribeFlagError returns err as people should read it: which flag, which value, what would be right. An error that
// is about no flag's value stays as it is. errors.Is and errors.As see err behind it.
//
// **Runs on:** any thread.
func DescribeFlagError(err error) error {
	var invalid *pflag.InvalidValueError
	var missing *pflag.ValueRequiredError
	var syntax *pflag.InvalidSyntaxError
	switch {
	case errors.As(err, &invalid):
		flag, value := invalid.GetFlag(), invalid.GetValue()
		kind := cli.FlagKinds[flag.Value.Type()]
		limits := ""
		if errors.Is(err, strconv.ErrRange) {
			if limits = " of at most " + kind.Most; strings.HasPrefix(value, "-") {
				limits = " of at least " + kind.Least
			}
		}
		return fmt.Errorf("--%s must be %s%s, not %q%.0w", flag.Name, kind.Name, limits, value, err)
	case errors.As(err, &missing):
		name, _ := pflag.UnquoteUsage(missing.GetFlag())
		return fmt.Errorf("--%s needs a value: --%s %s%.0w", missing.GetSpecifiedName(), missing.GetSpecifiedName(),
			name, err)
	case errors.As(err, &syntax):
		return fmt.Errorf("%q is no flag%.0w", syntax.GetSpecifiedFlag(), err)
	}
	return err
}
