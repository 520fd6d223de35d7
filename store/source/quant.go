package source

import (
	"regexp"
)

// QuantInName finds the quantisation in the name of a file, behind a "-", a "." or at its beginning.
var QuantInName = regexp.MustCompile(`(?i)(?:^|[-._])((?:UD-)?(?:I?Q[1-8](?:_[0-9A-Z]+)+|TQ[12]_0|BF16|F16|FP16|F32|` +
	`MXFP4(?:_[A-Z]+)?))(?:$|[-.])`)

// SplitName finds the number of a part, and of how many, in the name of a file without its ending.
var SplitName = regexp.MustCompile(`^(.+)-([0-9]{5})-of-([0-9]{5})$`)
